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
 * Reports from browsers about modules that fail: the server could not know otherwise that one throws, or that another host
 * is down. Logged for the operator; nothing is stored, and the answer is always the same.
 */
export function logFailures(fastify: FastifyInstance, registry: ModuleRegistry): void {
  // Neither a module that is broken for everyone nor an attacker may fill the disk.
  const mayLog = perMinute(30);
  fastify.post('/modules/failures', async (request, reply) => {
    const { success, data } = failure.safeParse(request.body);
    const isKnown = success && (await registry.lines()).some(({ name }) => name === data.module);
    if (isKnown && mayLog()) request.log.warn(data, 'a module failed in a browser');
    return reply.code(204).send();
  });
}
