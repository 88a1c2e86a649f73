import type { AboutLifeSeed } from '../content-seed.ts'
import { writingALetter } from './2023-12-writing-a-letter.ts'
import { lentilSoup } from './2024-02-lentil-soup.ts'
import { firstPotsOnTheBalcony } from './2024-04-first-pots-on-the-balcony.ts'
import { aMapOfTheNeighbourhood } from './2024-06-a-map-of-the-neighbourhood.ts'
import { lookingForShade } from './2024-08-looking-for-shade.ts'
import { sewingOnAButton } from './2024-10-sewing-on-a-button.ts'
import { oneMuseumOneObject } from './2024-12-one-museum-one-object.ts'
import { anAlbumFromEndToEnd } from './2025-02-an-album-from-end-to-end.ts'
import { windowBirds } from './2025-04-window-birds.ts'
import { toTheLastStop } from './2025-06-to-the-last-stop.ts'
import { theSkyFromTheRoof } from './2025-08-the-sky-from-the-roof.ts'
import { makingPickles } from './2025-10-making-pickles.ts'
import { theBacksOfPhotographs } from './2025-12-the-backs-of-photographs.ts'
import { aLibraryCard } from './2026-02-a-library-card.ts'
import { oneTreeForAYear } from './2026-04-one-tree-for-a-year.ts'
import { atTheWeeklyMarket } from './2026-06-at-the-weekly-market.ts'
import { readingAloud } from './2026-08-reading-aloud.ts'
import { theBackgammonBoard } from './2026-10-the-backgammon-board.ts'

export const aboutLifeSeeds: readonly AboutLifeSeed[] = [
  writingALetter,
  lentilSoup,
  firstPotsOnTheBalcony,
  aMapOfTheNeighbourhood,
  lookingForShade,
  sewingOnAButton,
  oneMuseumOneObject,
  anAlbumFromEndToEnd,
  windowBirds,
  toTheLastStop,
  theSkyFromTheRoof,
  makingPickles,
  theBacksOfPhotographs,
  aLibraryCard,
  oneTreeForAYear,
  atTheWeeklyMarket,
  readingAloud,
  theBackgammonBoard,
]
