import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { contract, type ContentPicture } from '@avita/api-client/contract'
import { type Language, languages } from '@avita/i18n-routes'
import { asc } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { images } from '../../modules/images/schema.ts'
import { shapes } from '../../modules/images/shapes.ts'
import { startApi } from '../../testing/start-api.ts'
import { aboutLifeSeeds } from './about-life/index.ts'
import { articleSeeds } from './articles/index.ts'
import { blogSeeds } from './blogs/index.ts'
import { contentId } from './content-id.ts'
import rasters from './pictures/rasters.json' with { type: 'json' }
import { sceneAlts, sceneOfAboutLife, sceneOfBlog, sceneOfCategory, sceneOfSlider } from './scene-choice.ts'
import { seedScenes, storeScenes } from './scenes.ts'
import { sliderSeeds } from './sliders.ts'

const folder = new URL('pictures/', import.meta.url)
const scenes = readdirSync(folder)
  .filter((name) => name.endsWith('.svg'))
  .map((name) => name.slice(0, -4))
const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex')
const drawn = Object.entries(rasters)

test('every scene has its rasters, drawn from the SVG as it stands', () => {
  expect(drawn.map(([scene]) => scene)).toEqual(scenes.toSorted())
  for (const [scene, { svg }] of drawn)
    expect([scene, svg], 'run: pnpm --filter @avita/api run scenes').toEqual([
      scene,
      sha256(readFileSync(new URL(`${scene}.svg`, folder))),
    ])
})

test.each(drawn)(
  '%s has all sizes of a cover in both formats, small ones',
  async (_, { sources, ...size }) => {
    const widths = sources.map(({ type, width }) => `${type} ${width}`)
    expect(widths).toEqual(
      shapes.cover.widths.flatMap((width) => [`image/avif ${width}`, `image/webp ${width}`]),
    )
    expect(size).toMatchObject({ width: 1600, height: 1067 })
    for (const { file, name, type, width } of sources) {
      const content = readFileSync(new URL(`rasters/${file}`, folder))
      const facts = await sharp(content).metadata()
      expect([facts.width, facts.height, facts.exif]).toEqual([width, Math.round((width * 2) / 3), undefined])
      expect(name).toBe(`${sha256(content).slice(0, 32)}.${type.slice('image/'.length)}`)
      expect(content.length).toBeLessThanOrEqual((type === 'image/avif' ? 25 : 40) * 1024)
    }
  },
)

test('no raster lies there that no scene names, and an SVG holds shapes only', () => {
  const named = drawn.flatMap(([, { sources }]) => sources.map(({ file }) => file))
  expect(readdirSync(new URL('rasters/', folder)).toSorted()).toEqual(named.toSorted())
  for (const scene of scenes)
    expect(readFileSync(new URL(`${scene}.svg`, folder), 'utf8')).not.toMatch(
      /<(?:text|image|script|style|foreignObject|\w*Gradient)\b|href=/,
    )
})

test('every scene is told in both languages, shortly, and is shown somewhere', () => {
  for (const language of languages) {
    const alts = Object.values(sceneAlts).map((alt) => alt[language])
    expect(new Set(alts).size).toBe(scenes.length)
    for (const alt of alts) expect(alt).toMatch(/^\p{Lu}[^!]{20,110}[^.!]$/u)
  }
  const shown = [sceneOfCategory, sceneOfBlog, sceneOfAboutLife, sceneOfSlider].flatMap((chosen) =>
    Object.values(chosen),
  )
  expect([...new Set([...shown, 'winter', 'spring', 'summer', 'autumn'])].toSorted()).toEqual(
    scenes.toSorted(),
  )
})

test('every blog, about-life piece and slide has a scene, no blog that of another, no piece that of its neighbour', () => {
  for (const [seeds, chosen] of [
    [blogSeeds, sceneOfBlog],
    [aboutLifeSeeds, sceneOfAboutLife],
    [sliderSeeds, sceneOfSlider],
  ] as const)
    expect(seeds.map(({ key }) => key).toSorted()).toEqual(Object.keys(chosen).toSorted())

  expect(new Set(Object.values(sceneOfBlog)).size).toBe(blogSeeds.length)
  const inTime = aboutLifeSeeds
    .toSorted((one, other) => one.publishedOn.localeCompare(other.publishedOn))
    .map(({ key }) => sceneOfAboutLife[key])
  for (const [at, scene] of inTime.entries()) expect(inTime.slice(at + 1, at + 3)).not.toContain(scene)
})

const api = await startApi()
const inLanguage = (language: Language) => ({ 'accept-language': language })
const employee = api.as('employee')

test('the picture of an article is fetched without a token, for ever, once the scenes are stored', async () => {
  const nobody = api.as('nobody')
  const id = contentId('article', articleSeeds[0]?.key ?? '')
  const { picture } = (await employee.get(`/api/article/${id}`)).read(contract.article.answer)
  const sources = picture?.sources ?? []
  expect(sources).toHaveLength(6)
  expect(await nobody.get(sources[0]?.url ?? '')).toBeProblem(404, 'file.notFound')

  await storeScenes(api.deps.storage)

  for (const { url, type, width } of sources) {
    const file = await nobody.get(url)
    expect(file.status).toBe(200)
    expect(file.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect((await sharp(file.bytes).metadata()).width).toBe(width)
  }
})

test('storing and seeding again changes nothing', async () => {
  const puts: string[] = []
  const { storage } = api.deps
  await storeScenes(storage)
  await storeScenes({
    ...storage,
    put: async (key) => {
      puts.push(key)
    },
  })
  expect(puts).toEqual([])

  const rows = () => api.database.select().from(images).orderBy(asc(images.id))
  const before = await rows()
  await seedScenes(api.database)
  expect(before).toHaveLength(scenes.length)
  expect(await rows()).toEqual(before)
})

test.each(languages)('everything that is seeded with a scene says in %s what it shows', async (language) => {
  const headers = inLanguage(language)
  const alts = Object.values(sceneAlts).map((alt) => alt[language])
  const pictures: (ContentPicture | null)[] = []
  const categories = (await employee.get('/api/categoriesForArticle', headers)).read(
    contract.articleCategories.answer,
  )
  for (const { id } of categories) {
    const path = `/api/category/${id}/articles/web`
    pictures.push(
      ...(await employee.get(path, headers))
        .read(contract.categoryArticles.answer)
        .map((article) => article.picture),
    )
  }
  const blogs = (await employee.get('/api/blogs?pageSize=100', headers)).read(contract.blogs.answer)
  const bulletins = (await employee.get('/api/bulletin/byYear?year=2025', headers)).read(
    contract.bulletinsByYear.answer,
  )
  const pieces = (await employee.get('/api/aboutLife/byYear?year=2025', headers)).read(
    contract.aboutLifeByYear.answer,
  )
  const slides = (await employee.get('/api/sliders', headers)).read(contract.sliders.answer)
  pictures.push(...[blogs.items, bulletins.items, pieces.items, slides].flat().map((item) => item.picture))

  expect(pictures.length).toBeGreaterThan(50)
  for (const picture of pictures) expect(alts).toContain(picture?.alt)
})
