import { foldForSearch } from '../../text.ts'

// Written as `foldForSearch` leaves a text: small letters without marks, İ, I and ı all as i. A stem stands at the
// beginning of a word and takes every suffix; where a stem alone would meet too much of everyday speech, its suffixes
// are named. In doubt the card is shown: a false alarm costs a glance.
const turkish = [
  'intihar',
  'kendi(mi|ni|sini|me|ne|sine)( de| bile)? (oldur|zarar|kes(mek|tim|ti|ecegim|iyor|iyo|sem|er|eyim)|yarala|incit|zehirle|yak(mak|acag|ayim))',
  'kendi(mi|ni|sini) as(mak|may|acag|ayim|ip|sam|ar)',
  'kendi(mi|ni|sini) (at(mak|may|acag|ayim|sam|iver)|asagi|birakmak|yok et)',
  'oldur(mek|ecegim|uyor|ecek|ur|meyi|un beni)',
  'ol(meyi|mek) (ist|dusun|bekli|arzu|daha)',
  'olmek',
  'olmeli(yim)?',
  'olesi',
  'olmus olsa',
  'keske (olsem|olse|dogmasa|uyanmasa|hic olmasa)',
  'ol(sem|up gitsem|ecegim|eyim)',
  'canima kiy',
  'canina kiy',
  'canima son',
  '(hayat|yasam|omr)(im|um|in|un|i)?(a|e|ina|ine|uma|ime|ima)? son (ver|vermek|vereceg)',
  'son vermek isti',
  '(yasa(mak|mayi|yasim|manin|maya)) (istemi|isteme|gelmi|anlam|deg|sebe|neden|bikt|kalmad)',
  'yasamak icin (bir )?(neden|sebe)',
  'yasay(asim|amiyor|amam|amaya)',
  'yasamasam',
  'dayanam(iyor|ayac|am)',
  'uyan(masam|mamak|mak istemi)',
  'yok olmak isti',
  '(bensiz|ben olmasam|ben olmadan) (daha|herkes|hepiniz|rahat)',
  'herkese yuk',
  'veda mektub',
  'bilek(lerimi|lerini|imi)? ?kes',
  'bileg(imi|ini) kes',
  'jilet',
  '(asiri|yuksek) doz',
  '(butun|tum|hepsini|kutu|avuc)( \\w+)? (hap|ilac)',
  '(hap|ilac)(lar|larin|lari)?(i|in)? (hepsini|tamamini|kutusunu)',
  '(kopru|cati|balkon|pencere)(den|dan)? (atla|kendimi)',
  'atlamak isti',
  'zehir(len|ledi|ic)',
  'tecavuz',
  'taciz',
  'istismar',
  'siddet(?!li)',
  'd(o|u)v(uyor|du|ecek|uluyor)',
  'tehdit',
  'silah',
  'bicak',
  'imdat',
  'tehlikede',
  'nefes al(amiyor|amiyo)',
  'kalp kriz',
  'gog(us|sum) (agri|sikis)',
] as const

const english = [
  'suicid',
  'unalive',
  'kms',
  '(kill|killing|hang|hanging|shoot|drown|poison|burn|cut|cutting|hurt|hurting|harm|harming|injur\\w*) (my ?self|him ?self|her ?self|them ?selves|your ?self)',
  '(kill|killed) me',
  '(going|want|wants|gonna|wanna|will|planning) (to )?kill',
  'self ?(harm|injur|hurt)',
  '(end|ending|take|taking|ended) (it all|my( own)? life|everything|his life|her life)',
  '(want|wants|wanna|ready|going|rather|like|wish) (to )?(die|be dead)',
  '(wish|wished) (i|he|she) (was|were|had never|could)( \\w+)? (dead|born|die|disappear)',
  'wish i never woke',
  '(do not|don t|dont|no longer|not) (want|wanna|feel like) (to )?(live|living|be alive|be here|exist|wake up|go on)',
  '(can not|cannot|can t|cant) (go on|take it|live|do this any ?more|breathe)',
  '(no|any) (reason|point)( \\w+)? (to live|in living|of living|to go on)',
  'not worth living',
  'life is (pointless|meaningless|over)',
  'better off (dead|without me)',
  '(dead|dying) inside',
  'overdos',
  '(all|too many|bottle of)( \\w+)? (pills|tablets)',
  'slit(ting)? (my|his|her)',
  'jump(ing)? (off|from|in front)',
  '(suicide|goodbye|farewell) (note|letter)',
  'goodbye forever',
  'rap(e|ed|ist|ing)',
  'molest',
  'abus(e|ed|es|ing|ive)',
  '(hit|hits|hitting|beat|beats|beating|chok\\w+|strangl\\w+|threaten\\w*|stalk\\w*) (me|my|us|her|him)',
  'violen',
  'in danger',
  'a (gun|knife)',
  'chest pain',
  'heart attack',
] as const

const spoken = new RegExp(`(?:^|\\s)(?:${[...turkish, ...english].join('|')})`)

/** Unmistakable even where the spaces are in the wrong places or digits stand for letters. */
const joined = /intihar|kendimioldur|suicide|suicidal|killmyself|canimakiy|selfharm/

const digitsAsLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Whether someone may be in danger, as far as words can tell. Turkish and English, whatever the page's language. */
export const soundsLikeDanger = (message: string): boolean => {
  const folded = foldForSearch(message)
  const words = folded.replace(/[^a-z0-9]+/g, ' ').trim()
  const letters = folded.replace(/[01345@$!]/g, (sign) => digitsAsLetters[sign] ?? '').replace(/[^a-z]+/g, '')
  return spoken.test(words) || joined.test(letters)
}
