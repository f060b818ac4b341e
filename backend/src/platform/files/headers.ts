import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Scripts come from here and from the servers in the registry, never inline. Styles are written at run time by the controls
 * that move (calendar, list) and by ECharts, so only they may be inline.
 */
export function contentPolicy(origins: readonly string[]): string {
  const here = ["'self'", ...origins].join(' ');
  return [
    "default-src 'self'",
    `script-src ${here}`,
    `connect-src ${here}`,
    `style-src ${here} 'unsafe-inline'`,
    `font-src ${here} data:`,
    `img-src ${here} data: blob:`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The service worker fetches what pages request, and loads no further code. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** Of every answer. */
export const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // Anything but a page needs no sources at all; pages override this.
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

export function secureAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    secure(request, reply);
    done();
  });
}

/** For answers sent before any hook runs. */
export function secure(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(HEADERS).header('x-request-id', request.id);
}
