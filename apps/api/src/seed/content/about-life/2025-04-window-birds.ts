import type { AboutLifeSeed } from '../content-seed.ts'

export const windowBirds: AboutLifeSeed = {
  key: 'window-birds',
  publishedOn: '2025-04-21',
  tr: {
    title: 'Pencerenin kuşları',
    summary: 'Türünü bilmeden, kitabını almadan, yalnızca pencereden: bir haftalık kuş defteri.',
    body: `
*Pazartesi, 06.40.* Üç tane. Gri, tombul, telin üstünde. Ortadaki öbürlerini itiyor. Adlarını bilmiyorum, güvercin diyelim.

*Salı, 07.10.* Aynı tel, iki tane. İten yok. Kalanlar rahat görünüyor ya da ben öyle istiyorum.

*Çarşamba, 06.55.* Siyah, sarı gagalı biri saksının toprağını eşeliyor. Beni gördü, durdu, hesap yaptı, devam etti. Anlaşılan tehlike sıralamasında epey alttayım; alındım biraz.

*Perşembe.* Yağmur. Kimse yok. Nereye gidiyorlar? Bu soruyu kırk yıldır ilk kez soruyorum.

*Cuma, 05.30.* Uyuyamadım. Karanlıkta biri başladı, tek başına, çatıdan. Sonra arka bahçeden yanıt geldi. On dakikada bütün mahalle konuşuyordu. Kavga mı, selam mı, anlamak mümkün değil. Gün ağarınca hepsi birden sustu, mesai başladı herhâlde.

*Cumartesi, 09.20.* Kızım sordu: "Sarı gagalının karısı var mı?" Bilmiyorum dedim. "O zaman niye deftere yazıyorsun?" Bilmediğim için, dedim. Kabul etti.

*Pazar, 08.00.* Ortadaki dönmüş. Yine itiyor.

Defter bir hafta sürecekti, dördüncü aydayım. Beklediğim gibi kuş uzmanı olmadım, yalnızca beş tanesinin adını öğrendim, onları da komşum söyledi: ebabil, serçe, karatavuk, saksağan, kumru. Değişen başka bir şey: pencereye artık havaya bakmak için değil, birine bakmak için gidiyorum.

Denemek isteyene üç söz. Defter pencerenin önünde dursun, yoksa yazılmaz. Kuşları çağırmaya çalışmayın; ekmek kırıntısı atıp komşuyla kavga etmeyin. Uçup gidene de kızmayın; yarın nasıl olsa yine pazartesi.
`,
  },
  en: {
    title: 'The birds at my window',
    summary: 'Without knowing species or buying a guide, from the window only: a bird diary of one week.',
    body: `
*Monday, 06.40.* Three of them. Grey and stout, on the wire. The one in the middle pushes the others. I do not know their names; let us say pigeons.

*Tuesday, 07.10.* The same wire, two of them, and no pushing. Those who are left look comfortable, or I want them to.

*Wednesday, 06.55.* A black one with a yellow beak digs in my flower pot. It saw me, stopped, did a sum, and went on. On its list of dangers I seem to be near the bottom, which hurt a little.

*Thursday.* Rain. Nobody. Where do they go? In forty years I have never asked.

*Friday, 05.30.* I could not sleep. In the dark somebody began, alone, from a roof. An answer came from the back garden. In ten minutes the whole neighbourhood was talking. Whether it was a quarrel or a greeting I could not tell. When it grew light all of them stopped at once. Office hours, I suppose.

*Saturday, 09.20.* My daughter asked, "Does the yellow beak have a wife?" I said I did not know. "Then why do you write it down?" Because I do not know, I said. She accepted that.

*Sunday, 08.00.* The middle one is back. Pushing again.

It was to be a diary of one week, and I am in the fourth month. I have not become an expert. I can name five, and those I have from a neighbour: swift, sparrow, blackbird, magpie, collared dove. What did change is that I go to the window to look at somebody rather than at the weather.

Three words to those who would like to try. Keep the notebook by the window, or nothing gets written. Do not try to call them; do not scatter crumbs and fall out with the people below. And do not be cross with what flies off; tomorrow is Monday too.
`,
  },
}
