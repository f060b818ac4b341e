import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { perMinute } from './per-minute.ts';
import type { ModuleRegistry } from './registry.ts';

const failure = z.object({
  module: z.string(),
  version: z.string().max(40).nullable(),
  reason: z.string().max(300),
});

/**
 * What windows say of modules that fail in them: the server alone could not know that one throws, or that another host
 * is away. A line of the log for the operator; nothing of it is stored, and it always answers the same.
 */
export function logFailures(fastify: FastifyInstance, registry: ModuleRegistry): void {
  // A module that is broken for everybody, or somebody who means harm, must not fill the disk.
  const mayLog = perMinute(30);
  fastify.post('/modules/failures', async (request, reply) => {
    const { success, data } = failure.safeParse(request.body);
    const isKnown = success && (await registry.lines()).some(({ name }) => name === data.module);
    if (isKnown && mayLog()) request.log.warn(data, 'a module failed in a browser');
    return reply.code(204).send();
  });
}
