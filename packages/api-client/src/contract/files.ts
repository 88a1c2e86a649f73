import { z } from 'zod'
import { multipart } from './addresses.ts'
import { action, anonymous, call, open, page } from './call.ts'
import { PageQuery, pageOf } from './schemas.ts'

/** What an image is for: it decides the sizes in which it is kept. */
export const imageTypes = ['cover', 'inline', 'slider', 'avatar'] as const

export const ImageType = z.enum(imageTypes)
export type ImageType = z.infer<typeof ImageType>

/** One size of an image in one format; `type` is a media type, as `<source>` wants it. */
export const ImageSource = z.object({
  type: z.enum(['image/avif', 'image/webp']),
  width: z.number().int(),
  url: z.string(),
})

export type ImageSource = z.infer<typeof ImageSource>

/** An uploaded image. Its alternative text belongs to the place that shows it, in that place's language. */
export const Image = z.object({
  id: z.uuid(),
  /** Of the largest source. */
  width: z.number().int(),
  height: z.number().int(),
  sources: z.array(ImageSource),
})

export type Image = z.infer<typeof Image>

/** The kinds of design works that a company gets. */
export const customerFileKinds = ['poster', 'brochure', 'banner', 'presentation', 'logo', 'other'] as const

export const CustomerFileKind = z.enum(customerFileKinds)
export type CustomerFileKind = z.infer<typeof CustomerFileKind>

export const CustomerFile = z.object({
  id: z.uuid(),
  kind: CustomerFileKind,
  title: z.string(),
  mediaType: z.enum(['application/pdf', 'image/png', 'image/jpeg']),
  bytes: z.number().int(),
  createdAt: z.iso.datetime(),
})

export type CustomerFile = z.infer<typeof CustomerFile>

/** A file as an answer: read it with `response.blob()`. */
const FileContent = z.instanceof(Blob)

const fileOf = (largest: number) => z.file('file.missing').min(1, 'file.empty').max(largest, 'file.tooLarge')

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/** One transparent dot. */
const exampleImage = new File(
  [
    bytesOf(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    ),
  ],
  'dot.png',
  { type: 'image/png' },
)

const examplePdf = new File(['%PDF-1.4\n%%EOF\n'], 'example.pdf', { type: 'application/pdf' })

const ById = z.strictObject({ id: z.uuid('file.idInvalid') })
const OfCustomer = z.strictObject({ customerId: z.uuid('file.customerIdInvalid') })
const exampleId = '3f0c1c5e-5d0a-4c8e-9d3e-1a0000000404'

/** A customer query; only what is active and not deleted is ever listed here (specification, section 7). */
const CustomerFileQuery = PageQuery.extend({
  searchTerm: z.string().trim().max(100).optional(),
  isActive: z.literal('true').optional(),
  isDeleted: z.literal('false').optional(),
})

export const files = {
  uploadImage: call('uploadImage', {
    access: action('UploadImage'),
    body: z.strictObject({ image: fileOf(multipart.uploadImage), Type: ImageType }),
    idempotent: true,
    example: { body: { image: exampleImage, Type: 'inline' } },
    refuses: {
      422: ['file.imageUnreadable', 'file.imageTooManyPixels', 'file.imageAnimated'],
      429: ['file.tooManyUploads'],
    },
    answer: Image,
    says: 'Keeps an image (JPEG, PNG, WebP or AVIF, 5 MB, 40 megapixels) as AVIF and WebP in the sizes of its Type, at most 16,383 pixels tall, without metadata.',
  }),
  file: call('file', {
    access: open,
    // A page shows many pictures, and each browser of an office asks for them once.
    perMinute: { address: 12_000 },
    params: z.strictObject({ name: z.string().regex(/^[a-f\d]{32}\.(avif|webp)$/, 'file.nameInvalid') }),
    example: { params: { name: '00000000000000000000000000000000.avif' } },
    refuses: { 404: ['file.notFound'] },
    answer: FileContent,
    says: 'One size of a public image. Its name never stands for anything else, so it may be kept for ever.',
  }),
  customerFiles: call('customerFiles', {
    access: page('designWorks'),
    query: CustomerFileQuery,
    answer: pageOf(CustomerFile),
    says: 'The design works of the own company, the newest first; active and not deleted ones only.',
  }),
  customerFileContent: call('customerFileContent', {
    access: page('designWorks'),
    params: ById,
    example: { params: { id: exampleId } },
    refuses: { 404: ['file.notFound'], 429: ['identity.tooManyRequests'] },
    answer: FileContent,
    says: 'Downloads a design work of the own company. Counted per kind and day, without the person.',
  }),
  filesOfCustomer: call('filesOfCustomer', {
    access: action('UploadCustomerFile'),
    params: OfCustomer,
    query: PageQuery,
    example: { params: { customerId: exampleId } },
    refuses: { 404: ['file.customerNotFound'] },
    answer: pageOf(CustomerFile),
    says: 'The design works of a customer, for the back office.',
  }),
  uploadCustomerFile: call('uploadCustomerFile', {
    access: action('UploadCustomerFile'),
    params: OfCustomer,
    body: z.strictObject({
      file: fileOf(multipart.uploadCustomerFile),
      kind: CustomerFileKind,
      title: z.string().trim().min(1, 'file.titleMissing').max(200),
    }),
    idempotent: true,
    example: {
      params: { customerId: exampleId },
      body: { file: examplePdf, kind: 'poster', title: 'Tanıtım afişi' },
    },
    refuses: { 404: ['file.customerNotFound'], 422: ['file.kindRefused'], 429: ['file.tooManyUploads'] },
    answer: CustomerFile,
    says: 'Adds a design work (PDF, PNG or JPEG, 20 MB, 40 megapixels) to a customer. A picture is made anew from its pixels, without metadata.',
  }),
  deleteCustomerFile: call('deleteCustomerFile', {
    access: action('DeleteCustomerFile'),
    params: ById,
    example: { params: { id: exampleId } },
    refuses: { 404: ['file.notFound'] },
    answer: z.object({ deleted: z.literal(true) }),
    says: 'Removes a design work and its content.',
  }),
  uploadProviderCv: call('uploadProviderCv', {
    access: anonymous,
    body: z.strictObject({ cv: fileOf(multipart.uploadProviderCv) }),
    idempotent: true,
    example: { body: { cv: examplePdf } },
    refuses: { 422: ['file.kindRefused'], 429: ['file.tooManyUploads'] },
    answer: z.object({ cvToken: z.string(), expiresAt: z.iso.datetime() }),
    says: 'Takes the CV (PDF, 5 MB) of a service provider form. The form names the token within an hour, once; else the CV is removed.',
  }),
  providerCv: call('providerCv', {
    access: action('ListContactForms'),
    params: ById,
    example: { params: { id: exampleId } },
    refuses: { 404: ['file.notFound'] },
    answer: FileContent,
    says: 'Downloads the CV that came with a service provider form.',
  }),
} as const
