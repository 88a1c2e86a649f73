import type { ArticleSeed } from '../article-seed.ts'

export const worryThatCircles: ArticleSeed = {
  key: 'worry-that-circles',
  category: 'worry',
  publishedAt: '2026-05-04T06:00:00Z',
  tr: {
    title: 'Dönüp duran endişeyle ne yapmalı',
    summary: 'Aynı düşüncenin içinde daireler çizdiğinizde, onu susturmadan yavaşlatmanın yolları.',
    body: `
"Ya olursa" diye başlayan cümlelerin sonu gelmez. Birine cevap bulursunuz, yerine ikisi gelir. Endişe sizi korumaya çalışan bir sestir; yalnızca ne zaman susacağını bilmez.

Ona "sus" demek nadiren işe yarar; sustuğunu sandığınız anda başka bir odadan seslenir. Bunun yerine endişeye bir yer, bir saat ve bir biçim vermeyi deneyebilirsiniz.

## Önce yazıya dökün

Kafanın içinde dönen bir düşünce olduğundan büyük görünür. Bir kâğıt alın ve olduğu gibi yazın: *"Sunumda takılacağım, herkes yetersiz olduğumu anlayacak."* Yazınca iki şey olur. Düşünce bir cümleye sığar. Ve siz onun içinden çıkıp karşısına geçersiniz.

Sonra altına şu soruyu yazın: **Bu, bugün üzerinde bir şey yapabileceğim bir konu mu?**

## Cevap evetse: küçük bir adım

Endişe çoğu zaman belirsizlikten beslenir. Yapılacak en küçük işi seçin; on dakikayı geçmesin.

1. İşi tek bir fiille yazın: aramak, sormak, bakmak, göndermek.
2. Ne zaman yapacağınızı belirleyin: "yarın" değil, "yarın öğleden önce".
3. Yaptıktan sonra üstünü çizin. Çizmek, zihne bitti demenin bir yoludur.

## Cevap hayırsa: bir randevu

Bazı endişelerin bugün yapılacak bir karşılığı yoktur: bir sonuç beklemek, bir başkasının kararı, gelecek yıl. Bunlara her gün aynı saatte on beş dakika ayırın. Gün içinde geldiklerinde "seni duydum, altıda görüşürüz" deyip yaptığınız işe dönün. Tuhaf gelebilir. Ama ertelemek, bastırmaktan farklıdır: endişe bir yerinin olduğunu bilir.

Saat geldiğinde oturun ve gerçekten endişelenin. Süre dolunca kalkın, yerinizi değiştirin, ellerinizi yıkayın, bir bardak su alın. Randevuyu yatma saatine koymayın.

## Bedenle başlamak

Bazen düşünceyle konuşmak mümkün olmaz; kalp hızlanmış, omuzlar yükselmiştir. O zaman önce bedene dönün.

- Ayaklarınızı yere basın ve tabanlarınızın değdiği yeri hissedin.
- Gördüğünüz beş şeyin adını söyleyin, sonra duyduğunuz üç sesi.
- Nefes verişinizi, alışınızdan biraz daha uzun tutun. Birkaç nefes yeter.

Bunlar endişeyi yok etmez. Onun sesini, sizin de konuşabileceğiniz kadar kısar.

> Endişelenmemek bir hedef olmayabilir. Endişeliyken de yapmak istediğinizi yapabilmek, çoğu gün için daha iyi bir hedeftir.

## Yanınızda biri olsun

Aynı düşünceyi birine anlatmak, onu ilk kez baştan sona duymaktır. Karşınızdakinden çözüm değil, dinlemesini isteyebilirsiniz: "Bir şey yapmana gerek yok, yalnızca anlatmak istiyorum."

Endişe günlerinizin çoğunu alıyorsa, sizi evden çıkmaktan, çalışmaktan ya da sevdiklerinizden alıkoyuyorsa bir ruh sağlığı uzmanıyla konuşmayı düşünün. Göğüs ağrısı, nefes darlığı gibi bedensel belirtileriniz varsa bunları "yalnızca stres" diye geçmeyin, bir hekime görünün; ani ve şiddetliyse [112’yi arayın](tel:112).
`,
  },
  en: {
    title: 'What to do with a worry that circles',
    summary: 'Ways to slow a thought that goes round and round, without having to silence it.',
    body: `
Sentences that begin with "what if" have no end. You find an answer to one, and two more take its place. Worry is a voice that is trying to protect you. It simply does not know when to stop.

Telling it to be quiet seldom helps; just when you think it has gone, it calls from another room. You might instead give it a place, a time and a shape.

## Put it in writing first

A thought that spins inside your head looks larger than it is. Take a sheet of paper and write it down exactly as it comes: *"I will freeze in the presentation and they will all see that I am not good enough."* Two things happen. The thought turns out to fit into one sentence. And you have stepped out of it and are now facing it.

Then write one question below it: **is this something I can act on today?**

## If yes: one small step

Worry often feeds on vagueness. Choose the smallest thing that could be done, no longer than ten minutes.

1. Write it as a single verb: call, ask, check, send.
2. Decide when. Not "tomorrow" but "tomorrow before lunch".
3. Cross it out afterwards. Crossing out is a way of telling the mind that it is over.

## If no: an appointment

Some worries offer nothing to do today: waiting for a result, somebody else's decision, next year. Give these a quarter of an hour at the same time every day. When one turns up in between, tell it "I heard you, we will meet at six" and go back to what you were doing. It may feel odd. But putting off differs from pushing down: the worry knows that it has a place.

When the time comes, sit down and truly worry. When it is over, get up, move to another room, wash your hands, drink a glass of water. Keep the appointment well away from bedtime.

## Starting from the body

Sometimes there is no talking to a thought: the heart is racing and the shoulders are up. Then begin with the body.

- Put both feet on the floor and notice where the soles touch it.
- Name five things you can see, then three sounds you can hear.
- Let each breath out last a little longer than the breath in. A few breaths will do.

None of this makes worry disappear. It turns the volume down far enough for you to get a word in.

> Not worrying may be the wrong aim. Being able to do what matters to you while you are worried is, on most days, a better one.

## Have someone beside you

Telling another person is often the first time we hear a thought from beginning to end. You can ask for listening rather than solutions: "You need not do anything. I only want to say it."

If worry takes up most of your days, or keeps you from going out, from working or from the people you love, consider speaking with a mental health professional. Do not dismiss chest pain or shortness of breath as "only stress": see a doctor, and if it is sudden or severe, [call 112](tel:112).
`,
  },
}
