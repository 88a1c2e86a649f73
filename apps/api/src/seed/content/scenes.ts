import { readFile } from 'node:fs/promises'
import type { ImageSource } from '@avita/api-client/contract'
import type { Database } from '../../database/database.ts'
import { placeFiles, placeImages } from '../../modules/images/placed.ts'
import type { FileStorage } from '../../storage/storage.ts'
import { contentId } from './content-id.ts'
import rasters from './pictures/rasters.json' with { type: 'json' }

/** A scene as `pnpm --filter @avita/api run scenes` has drawn it. */
export interface Raster {
  /** SHA-256 of the SVG that it was drawn from. */
  readonly svg: string
  readonly width: number
  readonly height: number
  readonly sources: readonly {
    readonly file: string
    readonly type: ImageSource['type']
    readonly width: number
    /** What it is called in public, made from its content. */
    readonly name: string
  }[]
}

/** The scenes that there are, each an SVG beside its rasters. */
export type SceneName = keyof typeof rasters

const folder = new URL('pictures/rasters/', import.meta.url)

const mediaTypeOf = (name: string): ImageSource['type'] =>
  name.endsWith('.avif') ? 'image/avif' : 'image/webp'

/** The id of a scene's image, the same in every database. */
export const sceneId = (scene: SceneName): string => contentId('scene', scene)

/** Writes the images of the scenes that the database does not know yet. */
export const seedScenes = (database: Database): Promise<void> =>
  placeImages(
    database,
    Object.entries(rasters).map(([scene, { svg, width, height, sources }]) => ({
      id: contentId('scene', scene),
      type: 'cover',
      width,
      height,
      sha256: svg,
      sources: sources.map((source) => ({
        type: mediaTypeOf(source.name),
        width: source.width,
        url: `/api/files/${source.name}`,
      })),
    })),
  )

/** Puts the files of the scenes into the storage; what lies there stays. */
export const storeScenes = (storage: FileStorage): Promise<void> =>
  placeFiles(
    storage,
    Object.values(rasters).flatMap(({ sources }) =>
      sources.map(({ name, file }) => ({ name, read: () => readFile(new URL(file, folder)) })),
    ),
  )
