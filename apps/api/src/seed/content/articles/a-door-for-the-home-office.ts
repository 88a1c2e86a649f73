import type { ArticleSeed } from '../article-seed.ts'

export const aDoorForTheHomeOffice: ArticleSeed = {
  key: 'a-door-for-the-home-office',
  category: 'work',
  publishedAt: '2025-12-15T06:00:00Z',
  tr: {
    title: 'Evde çalışırken bir kapı bulmak',
    summary: 'Mutfak masası hem ofis hem sofra olduğunda, işin başını ve sonunu geri almak.',
    body: `
Evden çalışmak yoldan kazandırır, kapıdan kaybettirir. İşe gidip gelmenin sıkıcı yarım saati meğer bir iş yapıyormuş: bir hâlden ötekine geçmemizi sağlıyormuş. O yarım saat kalkınca iş, evin her köşesine sızabilir.

Ayrı bir odanız olmayabilir. Çoğumuzun yok. Yine de bir kapı bulunabilir; kapının duvarda olması gerekmez.

## Zamandan bir kapı

Güne bir başlangıç, bir de bitiş hareketi koyun. Ne olduğu önemli değil, her gün aynı olması önemli.

- **Başlangıç:** giyinmek, evin çevresinde bir tur atmak, belirli bir bardakla kahve içmek. Pijamayla ilk e-postaya bakmak başlangıç değil, gecenin uzamasıdır.
- **Bitiş:** yapılanların altına bir çizgi, yarının ilk işine tek cümle. Bilgisayarı kapatın ve kaldırın; bir dolap, bir örtü, bir çanta yeter.

Bitiş saatinden sonra "bir dakika şuna bakayım" dediğinizde o bir dakikanın kimden alındığını sorun kendinize.

## Yerden bir kapı

Küçücük bir evde bile işin bir köşesi olabilir. Masanın hep aynı ucu, hep aynı sandalye. Yatakta çalışmamaya çalışın; yatak çalışmayı öğrenirse uyumayı unutabilir. Mutfak masasından başka yeriniz yoksa, çalışırken masaya serdiğiniz bir örtüyü akşam kaldırmak bile odanın hâlini değiştirir.

## Sözden bir kapı

Sınırların çoğu söylenmediği için aşılır. İki ayrı konuşma gerekir.

**Evdekilerle:** "Kapı kapalıyken ya da kulaklık takılıyken evde yokum. On bir buçukta çıkıyorum, o zaman tamamen buradayım." Çocuklar için söz yetmez, bir işaret gerekir: kapıya asılan kırmızı ve yeşil iki kart gibi. Küçük bir çocuğun bölmesini engelleyemeyeceğiniz günler olacaktır. Bunu baştan bilmek, o günü biraz hafifletir.

**İşyerindekilerle:** ne zaman ulaşılabilir olduğunuzu, öğle aranızı ve acil durumun ne anlama geldiğini yazın. Takviminize "öğle" diye gerçekten yer ayırın.

> Evden çalışmak, evde yaşamaktan izin istemek değildir.

## Görünmeyen iki şey

**Yalnızlık.** Koridordaki iki dakikalık sohbetler küçük görünür ama insanı ayakta tutar. Haftada bir kez gündemi olmayan bir görüşme koyun, aynı işi yapan biriyle kamerasız birlikte çalışmayı deneyin ya da bir öğleni dışarıda geçirin.

**Evin işi.** Evdeysek boş sanılırız; kimi zaman biz de öyle sanırız. Çamaşır, yemek, kargo, okul araması: kim evdeyse ona kalıyorsa bunu konuşmanın zamanıdır. Kime ne düştüğünü bir kâğıda yazmak çoğu tartışmadan daha çabuk sonuç verir.

## Küçük bir deneme

Bu hafta yalnızca bitiş hareketini deneyin. Beş gün, aynı saatte, aynı hareket. Cuma akşamı kendinize sorun: hafta sonu biraz daha erken mi başladı?

Başlamadıysa sorun belki kapıda değil, yükün kendisindedir. O zaman bunu yöneticinizle konuşmak bir sonraki adım olabilir.
`,
  },
  en: {
    title: 'Finding a door when you work from home',
    summary: 'When the kitchen table is both office and supper, how to get back a beginning and an end.',
    body: `
Working from home saves you the journey and costs you the door. That dull half hour of getting there and back turns out to have had a job: it carried us from one state into another. Without it, work can seep into every corner of the house.

You may not have a spare room. Most of us do not. A door can be found all the same, and it need not be in a wall.

## A door made of time

Give the day one gesture that opens it and one that closes it. What they are matters little; that they are the same every day matters a lot.

- **To open:** getting dressed, walking round the block, coffee from one particular cup. Reading the first e-mail in pyjamas is not a beginning, it is a longer night.
- **To close:** a line under what was done and one sentence about tomorrow's first task. Shut the computer and put it away. A cupboard, a cloth or a bag will do.

When you hear yourself say "I will just look at this for a minute" after hours, ask whose minute it was.

## A door made of place

Even in a tiny flat, work can have its corner: always the same end of the table, always the same chair. Try not to work in bed; a bed that learns to work may forget how to sleep. And if the kitchen table is all you have, spreading a cloth for work and folding it away at night already changes the room.

## A door made of words

Most limits are crossed because nobody said where they were. It takes two conversations.

**With the people at home:** "When the door is shut or the headphones are on, I am not here. I come out at half past eleven, and then I am all yours." For children, words are not enough; they need a sign, such as a red card and a green card on the door. There will be days on which a small child breaks in whatever you do. Knowing that beforehand makes those days a little lighter.

**With the people at work:** write down when you can be reached, when you have lunch, and what counts as urgent. Put lunch into your calendar and mean it.

> Working from home is not a request for permission to live there.

## Two things nobody sees

**Loneliness.** Two minutes of talk in a corridor look small, yet they hold people up. Plan one call a week without an agenda, work alongside a colleague on an open line, or spend one lunch outside.

**Housework.** Whoever is at home is taken to be free, sometimes by themselves as well. If laundry, cooking, parcels and calls from school fall to the person who happens to be there, it is time to talk. Writing down who does what settles more than most arguments.

## A small trial

This week, try the closing gesture alone: five days, the same hour, the same movement. On Friday evening ask yourself whether the weekend began a little earlier.

If it did not, perhaps the trouble is not the door but the load. Then a talk with your manager may be the next step.
`,
  },
}
