import type { BlogSeed } from '../content-seed.ts'

export const theOneWhoNeverComplains: BlogSeed = {
  key: 'the-one-who-never-complains',
  category: 'work',
  publishedAt: '2026-10-12T07:00:00Z',
  tr: {
    uri: 'hic-sikayet-etmeyen-calisan',
    title: 'Hiç şikâyet etmeyen: sessiz tükenmenin bir portresi',
    summary: 'İşini aksatmayan, sesini yükseltmeyen, her şeye yetişen birinin yavaş yavaş eksilişi üzerine.',
    body: `
Onu fark etmezsiniz, çünkü fark edilecek bir şey yapmaz. Raporu zamanında gelir. Toplantıya iki dakika erken girer. Biri izne çıktığında "ben bakarım" diyen odur. Yıl sonu değerlendirmesinde adının karşısına yazılan sözcük hep aynıdır: *güvenilir.*

Bu bir kişinin portresi değil. Birçok işyerinde, birkaç masada birden oturan birinin portresi. Belki ekibinizde, belki aynada.

## Eksilen şey

Önce gülüşü kısalır. Şakaya güler, ama bir önceki yıl şakayı yapan oydu. Sonra soruları azalır. Yeni bir iş verildiğinde "neden böyle yapıyoruz" diye sormaz, "ne zamana" diye sorar. Bunu verimlilik sanırız. Oysa merak, insanın bir işe kendinden kattığı son şeydir ve giderken ses çıkarmaz.

Sonra öğle yemekleri gider. Kimseye küsmemiştir. Yalnızca konuşmanın kendisi ağır gelir; kantinde kaşığın sesi bile çoktur. Masasında bir şeyler yer, ekrana bakarak. Yanından geçene gülümser. O gülümseme, günün en çok güç isteyen işidir.

Akşam eve gidince telefonu ters çevirir ve bir süre koltukta paltosuyla oturur. Ne üzgündür ne kızgın. Sorulsa "yorgunum" der, ama yorgunluk bir şeyin ardından gelir; onunkinin bir ardı kalmamıştır.

## Neden kimse görmez

Çünkü bakışımız aksayan yere ayarlıdır. Geç kalan çağrılır, hata yapan konuşulur, bağıran dinlenir. İşini yapan ise işini yapıyordur. Kurumlar yükü, düşürmeyen ele verir; düşürmeyen el de bunu uzun süre övgü sanır.

Bir de onun kendi dili vardır. "Herkes yoğun." "Benden beterleri var." "Bu çeyrek bitsin." Çeyrek biter. Bir başkası başlar. Şikâyet etmemek bir erdem olarak öğrenilmişse yardım istemek de bir düşüş gibi gelir. Kurucular bu cümleyi iyi tanır; kendi şirketinde şikâyet edecek bir kapı bulamayan ilk kişi çoğu zaman kurucunun kendisidir.

Onu görmek için ekran kaydı, tuş sayacı, çevrimiçi süre gerekmez. Bunlar yalnızca bir şeyi ölçer: ona güvenmediğinizi. Gereken, bir yıl önce nasıl biri olduğunu hatırlayan bir insandır.

## Nasıl yaklaşmalı

Ona "iyi misin" diye sormayın, çünkü iyidir; bu cevap yıllardır hazır. Gördüğünüz bir eksikliği söyleyin: "Eskiden planları ilk sen sorgulardın, son aylarda hiç sormuyorsun. Özledim." Bu cümlede suçlama yoktur, yokluğunun fark edildiği vardır.

Sonra bir yük alın, sormadan değil ama ısrarla. "Neyi bırakmak istersin" sorusu ona ağır gelir, seçemez. "Cuma raporunu bu ay ben yazıyorum" deyin. İlk tepkisi itiraz olacaktır. İtirazı iki kez duyun ve yine de yazın.

Övgüyü de değiştirin. "Sensiz yapamazdık" sözü sıcak görünür; duyan ise bir daha hiç hastalanamaz. Yerine şunu deneyin: "Bu hafta sensiz de yürüdü, dinlenmiş olman hepimize iyi geliyor."

## Portre size benziyorsa

Bu satırlarda kendinizi gördüyseniz büyük bir karar vermeniz gerekmiyor. Bugün birine gerçek cevabı verin. "Nasılsın" diye sorulduğunda bir kez, tek kişiye: "Bir süredir eksiliyorum." Cümle tuhaf duracak. Olsun.

Uyku, iştah, beden değiştiyse bir hekime gidin; bir ruh sağlığı uzmanıyla konuşmak için yıkılmış olmak gerekmez. İçinizden sessizce "olmasam kim fark eder" diye geçiyorsa o cümleyi yalnız bırakmayın: [112’yi arayın](tel:112), birine şimdi söyleyin. Fark eden olur. Bu yazıyı yazmamızın nedeni de odur.
`,
  },
  en: {
    uri: 'the-one-who-never-complains',
    title: 'The one who never complains: a portrait of quiet burnout',
    summary:
      'On somebody who misses no deadline, never raises their voice, copes with it all, and slowly goes missing.',
    body: `
You do not notice them, because they do nothing that might be noticed. The report is on time. They enter the meeting two minutes early. When somebody is on leave, they are the one who says "I will see to it". In the annual review one word always stands beside the name: *reliable.*

This is not a portrait of one person. It shows someone who sits at several desks in many workplaces at once. Perhaps on your team, perhaps in the mirror.

## What goes missing

First the laugh gets shorter. They laugh at the joke, but last year it was they who made it. Then there are fewer questions. Given something new they no longer ask "why do we do it like this" but "by when". We take it for efficiency. Yet curiosity is the last thing of their own that people put into their work, and it makes no sound as it leaves.

Lunch goes next. They have not fallen out with anyone. It is talking itself that is too heavy, and even the spoons in the canteen are loud. They eat something at the desk, facing the screen, and smile at whoever passes by. Nothing that day takes more strength than the smile.

At home in the evening the phone is laid face down, and for a while they sit on the sofa in their coat, neither sad nor angry. Asked, they would say "tired". But tiredness comes after something, and theirs no longer has an after.

## Why nobody sees it

Because our eyes are set to look for what limps. Whoever is late is called in, whoever makes mistakes is talked to, whoever shouts is heard. Those who do their work are doing their work. Organisations give the load to the hand that does not drop it, and for a long time that hand mistakes this for praise.

They have a language of their own as well. "Everybody is busy." "Others have it worse." "Once this quarter is over." The quarter ends and another begins. If not complaining was taught as a virtue, asking for help feels like a fall. Founders know this sentence well. The first person in a company to have no door at which to complain is often the founder.

Seeing it takes no screen recording, no keystroke counter, no hours online. These measure one thing only, which is that you do not trust them. It takes a human being who remembers what they were like a year ago.

## How to come near

Do not ask whether they are all right, because they are. That answer has been ready for years. Name something you miss: "You used to be the first to question a plan, and for months you have not asked anything. I miss it." There is no accusation in this. It says that their absence was noticed.

Then take a load off, not without asking, but with persistence. "What would you like to drop?" is too heavy a question; they cannot choose. Say: "I am writing the Friday report this month." There will be an objection. Listen to it twice, and write the report anyway.

Change your praise, too. "We could not have done it without you" sounds warm, and whoever hears it can never fall ill again. Try this instead: "This week it ran without you, and it does us all good that you are rested."

## If it looks like you

If you have seen yourself in these lines, no great decision is called for. Give one person the true answer today. When somebody asks how you are, say it once: "I have been going missing for a while." It will sound strange. Let it.

If sleep, appetite or your body have changed, see a doctor. You do not have to have collapsed before you may talk to a mental health professional. And if a quiet voice in you asks who would notice if you were gone, do not leave that sentence alone: [call 112](tel:112), and tell someone now. There are people who notice. It is the reason why we wrote this.
`,
  },
}
