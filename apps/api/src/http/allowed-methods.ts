import { contract } from '@avita/api-client/contract'

const plain = ['/api/openapi.json', '/api/docs', '/health/live', '/health/ready', '/metrics']

const patterns = [
  ...Object.values(contract).map(({ method, path }) => ({ method, path })),
  ...plain.map((path) => ({ method: 'GET', path })),
].map(({ method, path }) => ({ method, segments: path.split('/') }))

/** The methods that an address answers to; empty for an unknown address. */
export const allowedMethods = (path: string): string[] => {
  const given = path.split('/')
  const methods = patterns
    .filter(
      ({ segments }) =>
        segments.length === given.length &&
        segments.every((segment, index) =>
          segment.startsWith(':') ? given[index] !== '' : segment === given[index],
        ),
    )
    .map(({ method }) => method)
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))]
}
