import type { AboutLifeSeed } from '../content-seed.ts'

export const theSkyFromTheRoof: AboutLifeSeed = {
  key: 'the-sky-from-the-roof',
  publishedOn: '2025-08-18',
  tr: {
    title: 'Ağustos göğüne bakmak',
    summary: 'Dürbünsüz, uygulamasız, sırtüstü: şehirde bile görünen bir şeyler var.',
    body: `
Şehirde yıldız görünmez diyenlere katılırdım. Başımı kaldırıp iki saniye bakar, "yok" derdim. İki saniye, gözün karanlığa alışması için gereken sürenin yanında hiçbir şey değilmiş; bunu bana on yaşındaki yeğenim öğretti.

Yazlıkta, sitenin damına battaniye serdik. Telefonları aşağıda bıraktık, çünkü bir bakış bütün beklemeyi siliyor. Yeğenim saati tuttu, kolundaki eski saatle.

**Birinci dakika:** Siyah. Bir uçak.

**Dördüncü dakika:** Beş yıldız. Yeğenim dokuz dedi, inanmadım.

**On ikinci dakika:** Saymayı bıraktık. Aralarında soluk olanlar çıktı, gözümün ucuyla görüyorum, doğrudan bakınca kayboluyorlar.

**Yirminci dakika:** Biri kaydı. "Dilek tuttun mu?" dedi. Unutmuştum. "Benimkini ortak yapalım," dedi, "ama söylemem."

**Otuzuncu dakika:** Kimse konuşmuyor. Aşağıda bir balkondan çatal bıçak sesi, uzakta köpek. Boynum ağrıdı, sırtüstü yattım, dam hâlâ gündüzün sıcağını taşıyordu.

Takımyıldızları bilmiyorduk, kendimiz kurduk. Üç noktadan bir süpürge, yedisinden babaannemin gözlüğü. Ertesi gece gözlüğü aradık, yerindeydi. Bunun neden sevindirdiğini anlatamam.

Üçüncü gece yeğenim gözlüğün bir camına kendi adını verdi, öbürünü bana bıraktı. Hâlâ boş; acelem yok, bulunca koyacağım.

Şehre döndüm, balkondan denedim. On dakika bekledim, on bir yıldız. Fazla değil, ama "yok" da değil.

Denerseniz: düz dama korkuluk yoksa çıkmayın, çocuğu yalnız bırakmayın; çim ya da balkon da olur. Sivrisinek için uzun kol. Ve bir saat, kollu olanından. Yıldızlar acele etmez, siz de bir geceliğine etmeyin.
`,
  },
  en: {
    title: 'Looking at an August sky',
    summary: 'No telescope, no app, flat on your back: something can be seen even from a city.',
    body: `
I used to agree with those who say that there are no stars over a city. I would raise my head, look for two seconds and say "none". Two seconds are nothing beside the time an eye needs to get used to the dark. I have that from my niece, who is ten.

At the summer house we spread a blanket on the flat roof. The phones stayed below, because one glance undoes all the waiting. My niece kept time with an old watch on her arm.

**Minute one:** black. An aeroplane.

**Minute four:** five stars. My niece says nine. I do not believe it.

**Minute twelve:** we have given up counting. Pale ones have come out in between. I see them from the corner of my eye, and when I look straight at them they vanish.

**Minute twenty:** one falls. "Did you make a wish?" I had forgotten. "We can share mine," she says, "but I am not telling."

**Minute thirty:** nobody speaks. Cutlery on a balcony below, a dog far away. My neck ached and I lay back, and the roof still held the warmth of the day.

We did not know the constellations, so we made some. Three points for a broom, seven for my grandmother’s glasses. The next night we looked for the glasses and they were there. I cannot explain why that should make one happy.

On the third night my niece gave one of the lenses her own name and left the other to me. It has none so far. I shall think of something.

Back in the city I tried it from the balcony. After ten minutes, eleven stars. Not many, but not none.

If you try: do not climb on a roof without a railing, and do not leave a child alone there; grass or a balcony will do. Long sleeves against mosquitoes. And a watch, the kind with a strap. Stars are in no hurry, and for one night you need not be either.
`,
  },
}
