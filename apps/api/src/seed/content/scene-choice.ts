import type { Language } from '@avita/i18n-routes'
import type { CategoryKey } from './categories.ts'
import type { SceneName } from './scenes.ts'

/** What is to be seen on a scene. */
export const sceneAlts: Readonly<Record<SceneName, Readonly<Record<Language, string>>>> = {
  autumn: {
    tr: 'Turuncu ağaçlı tepeler, alçalan güneş ve savrulan yapraklar',
    en: 'Hills with orange trees, a low sun and drifting leaves',
  },
  balcony: {
    tr: 'Saksı çiçekleri ve bir sandalyesi olan balkon, arkada şehir ve akşam güneşi',
    en: 'A balcony with potted plants and a chair, the city and the evening sun behind it',
  },
  beginnings: {
    tr: 'Tepelere giden yola açılan kemerli bir kapı, yanında bir bavul',
    en: 'An arched door open to a path into the hills, a suitcase beside it',
  },
  'bus-at-dawn': {
    tr: 'Gün doğarken yolda bir otobüs, pencerelerinde üç yolcu',
    en: 'A bus on the road at dawn with three passengers at its windows',
  },
  'desk-by-window': {
    tr: 'Pencere kenarında bir masa: lamba, açık defter, kalem ve dumanı tüten bir kupa',
    en: 'A desk by a window with a lamp, an open notebook, a pencil and a steaming mug',
  },
  family: {
    tr: 'El ele güneşe bakan iki yetişkin ve bir çocuk, arkalarında bir ev',
    en: 'Two adults and a child hand in hand, looking at the sun, a house beyond them',
  },
  ferry: {
    tr: 'Dalgaların üzerinde bir vapur, martılar ve sabah güneşi',
    en: 'A ferry on the waves, gulls and the morning sun',
  },
  'kitchen-table': {
    tr: 'Lambanın altında kurulmuş bir mutfak masası: çaydanlık, iki çay bardağı, ekmek ve meyve',
    en: 'A kitchen table under a lamp, with a teapot, two glasses of tea, bread and fruit',
  },
  'lake-at-night': {
    tr: 'Gece gölün üzerinde dolunay, suda ışığı, kıyıda iskele ve sazlar',
    en: 'A full moon over a lake at night, its light on the water, a jetty and reeds',
  },
  letter: {
    tr: 'Masada yazılmış bir mektup, zarf, kalem ve yeşil bir dal',
    en: 'A written letter on a table with an envelope, a pen and a green twig',
  },
  loss: {
    tr: 'Yapraksız bir ağacın yanında boş bir bank, uzakta kuşlar ve alçalan güneş',
    en: 'An empty bench beside a bare tree, birds and a low sun in the distance',
  },
  money: {
    tr: 'Pencere önündeki masada bir bozuk para kavanozu, açık bir defter ve saksıda bir fidan',
    en: 'A jar of coins, an open notebook and a potted seedling on a table by a window',
  },
  path: {
    tr: 'Tepeler arasından kıvrılan bir yol ve güneşe doğru yürüyen biri',
    en: 'A path winding through hills and someone walking towards the sun',
  },
  rain: {
    tr: 'Yağmurda turuncu bir şemsiyenin altında yan yana iki kişi',
    en: 'Two people side by side under an orange umbrella in the rain',
  },
  sleep: {
    tr: 'Gece yatağında uyuyan biri, kemerli pencerede hilal ve yıldızlar',
    en: 'Someone asleep in bed at night, a crescent moon and stars in an arched window',
  },
  spring: {
    tr: 'Yeşil tepelerde pembe çiçek açmış bir ağaç ve kır çiçekleri',
    en: 'A tree in pink blossom on green hills, with wild flowers',
  },
  summer: {
    tr: 'Bir deniz kıyısı: fıstık çamı, güneş şemsiyesi ve uzakta bir yelkenli',
    en: 'A seaside with an umbrella pine, a parasol and a sailing boat far out',
  },
  support: {
    tr: 'Bir derenin üzerindeki köprüde el ele duran iki kişi',
    en: 'Two people holding hands on a bridge over a stream',
  },
  'two-chairs': {
    tr: 'Pencere önünde birbirine dönük iki koltuk, aralarında iki fincanlı bir sehpa',
    en: 'Two armchairs facing each other by a window, a small table with two cups between them',
  },
  winter: {
    tr: 'Karlı tepelerde çamlar ve bacası tüten, penceresi aydınlık bir ev',
    en: 'Fir trees on snowy hills and a house with a lit window and a smoking chimney',
  },
  work: {
    tr: 'Gün batarken birkaç penceresi aydınlık bir iş binası ve çıkıp giden biri',
    en: 'An office building at sunset with a few lit windows, and someone leaving',
  },
  worry: {
    tr: 'Kabaran dalgaların arasında eğilmiş bir yelkenli, bulutların ardında güneş',
    en: 'A sailing boat leaning among high waves, the sun behind clouds',
  },
}

/** The scene of every article of a category. */
export const sceneOfCategory: Readonly<Record<CategoryKey, SceneName>> = {
  sleep: 'sleep',
  worry: 'worry',
  work: 'work',
  family: 'family',
  support: 'support',
  loss: 'loss',
  money: 'money',
  beginnings: 'beginnings',
}

/** The scene of each blog post, by its key; no two are alike. */
export const sceneOfBlog: Readonly<Record<string, SceneName>> = {
  'coming-back-after-a-long-leave': 'path',
  'five-beliefs-about-money-worries': 'money',
  'five-messages-after-a-death': 'letter',
  'four-seasons-of-an-expat-family': 'beginnings',
  'reading-a-roster-with-a-red-pen': 'lake-at-night',
  'ten-sentences-for-a-remote-team': 'desk-by-window',
  'the-desk-is-ready': 'bus-at-dawn',
  'the-one-who-never-complains': 'worry',
  'thirty-minutes-with-a-team-member': 'two-chairs',
  'what-an-assistance-programme-is': 'support',
  'what-the-employer-sees': 'work',
  'words-for-mental-health-at-work': 'rain',
}

/** The scene of each about-life piece, by its key; neighbours in time differ. */
export const sceneOfAboutLife: Readonly<Record<string, SceneName>> = {
  'writing-a-letter': 'letter',
  'lentil-soup': 'kitchen-table',
  'first-pots-on-the-balcony': 'balcony',
  'a-map-of-the-neighbourhood': 'path',
  'looking-for-shade': 'summer',
  'sewing-on-a-button': 'desk-by-window',
  'one-museum-one-object': 'ferry',
  'an-album-from-end-to-end': 'two-chairs',
  'window-birds': 'spring',
  'to-the-last-stop': 'bus-at-dawn',
  'the-sky-from-the-roof': 'lake-at-night',
  'making-pickles': 'kitchen-table',
  'the-backs-of-photographs': 'letter',
  'a-library-card': 'rain',
  'one-tree-for-a-year': 'autumn',
  'at-the-weekly-market': 'ferry',
  'reading-aloud': 'two-chairs',
  'the-backgammon-board': 'kitchen-table',
}

/** The scene of each slide, by its key. */
export const sceneOfSlider: Readonly<Record<string, SceneName>> = {
  'someone-to-talk-to': 'two-chairs',
  'what-the-employer-sees': 'lake-at-night',
  'ten-quiet-minutes': 'desk-by-window',
  'for-you-alone': 'path',
}

const seasons: readonly SceneName[] = ['winter', 'spring', 'summer', 'autumn']

/** The season of a day (`YYYY-MM-DD`): December begins the winter. */
export const seasonOf = (day: string): SceneName =>
  seasons[Math.floor((Number(day.slice(5, 7)) % 12) / 3)] ?? 'winter'
