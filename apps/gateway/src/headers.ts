import type { FastifyReply } from 'fastify'

const denied = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'payment',
  'usb',
]

const fixed: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': denied.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

const oneYear = 'max-age=31536000; includeSubDomains'

/** A policy for answers that are no documents. */
const nothingPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Puts the headers on an answer that every answer carries (security, B3). An app's own policy stays as it is. */
export const addFixedHeaders = (reply: FastifyReply, isSecure: boolean): void => {
  for (const [name, value] of Object.entries(fixed)) if (!reply.hasHeader(name)) reply.header(name, value)
  if (isSecure) reply.header('strict-transport-security', oneYear)
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', nothingPolicy)
  reply.removeHeader('server').removeHeader('x-powered-by')
}
