import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { problem, ProblemError } from '../problems.ts'

/** What the parts' own headers and the small fields may take besides the file. */
const besidesTheFile = 64 * 1024

const limits = (fileBytes: number) => ({
  fileSize: fileBytes,
  files: 1,
  fields: 10,
  parts: 11,
  fieldNameSize: 60,
  fieldSize: 2_000,
  headerPairs: 20,
})

/** Lets multipart bodies through to `readMultipart`; which calls may have one is the contract's. */
export const acceptMultipart = (app: FastifyInstance): void => {
  void app.register(fastifyMultipart, { throwFileSizeLimit: true })
}

/** Refuses a body that is too large, or does not say how large it is, before any of it is read; answers its length. */
export const requireLength = (request: FastifyRequest, fileBytes: number): number => {
  const given = request.headers['content-length']
  if (given === undefined) throw problem('request.lengthRequired', { status: 411 })
  if (Number(given) > fileBytes + besidesTheFile) throw problem('request.bodyTooLarge', { status: 413 })
  return Number(given)
}

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'

const partsOf = async (request: FastifyRequest, fileBytes: number) => {
  const fields = new Map<string, string | File>()
  for await (const part of request.parts({ limits: limits(fileBytes) })) {
    if (fields.has(part.fieldname)) throw problem('request.malformed', { status: 400 })
    if (part.type === 'file') {
      const bytes = await part.toBuffer()
      // The name that the sender gave it is of no use here and might say something about a person.
      fields.set(part.fieldname, new File([new Uint8Array(bytes)], 'file', { type: part.mimetype }))
    } else {
      if (typeof part.value !== 'string' || part.valueTruncated)
        throw problem('request.malformed', { status: 400 })
      fields.set(part.fieldname, part.value)
    }
  }
  return Object.fromEntries(fields)
}

/** The fields of a multipart body, its file among them; what cannot be read is a 400, what is too large a 413. */
export const readMultipart = async (
  request: FastifyRequest,
  fileBytes: number,
): Promise<Readonly<Record<string, string | File>>> => {
  try {
    return await partsOf(request, fileBytes)
  } catch (error) {
    if (error instanceof ProblemError) throw error
    throw isTooLarge(error)
      ? problem('request.bodyTooLarge', { status: 413 })
      : problem('request.malformed', { status: 400 })
  }
}
