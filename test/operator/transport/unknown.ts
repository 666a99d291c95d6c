import type { FastifyReply, FastifyRequest } from 'fastify';
import { endpoints } from '../../../sagas/api/endpoints';
import { isPaymentStatusPath } from '../../../store/core/paths';
import { routePath } from './gateway';
import { isApi } from './origin';

const routes = Object.values(endpoints).map((endpoint) => ({
  method: endpoint.method,
  pattern: new RegExp(`^${routePath(endpoint).replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
}));

/** Answers a request without a route: an unknown address, or a wrong method for a known one. */
export const answerUnknown = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const path = request.url.split('?')[0] ?? '';
  const allowed = routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method);
  void reply.header('cache-control', 'no-store').header('x-content-type-options', 'nosniff');
  // A provider may return the payer to the page with a POST. The page is then opened with a GET.
  if (request.method === 'POST' && isPaymentStatusPath(path))
    return reply.redirect(request.url, 303);
  if (allowed.length > 0) {
    return reply
      .code(405)
      .header('allow', [...new Set(allowed)].join(', '))
      .send({ error: `This call takes ${allowed.join(' or ')}.` });
  }
  if (isApi(path) || request.method === 'GET' || request.method === 'HEAD') {
    return reply.code(404).send({ error: 'There is nothing at this address.' });
  }
  return reply.code(405).header('allow', 'GET, HEAD').send({ error: 'This address is only read.' });
};
