import type { ArticleSeed } from '../article-seed.ts'

export const aTeenagerBehindADoor: ArticleSeed = {
  key: 'a-teenager-behind-a-door',
  category: 'family',
  publishedAt: '2026-03-02T06:00:00Z',
  tr: {
    title: 'Kapısını kapatan ergenle köprü kurmak',
    summary: 'Konuşmanın sorguya dönüşmediği, sınırın da sevginin de yerinde durduğu bir ilişki için.',
    body: `
Daha dün elinizi bırakmayan çocuk bugün odasının kapısını kapatıyor. Sorularınıza "iyi", "bilmem", "ya anne" diye cevap veriyor. Siz kapının bu tarafında, neyi yanlış yaptığınızı düşünüyorsunuz.

Kapının kapanması çoğu zaman size karşı değildir. Genç, kim olduğunu yalnızken de denemek ister. Sizin işiniz kapıyı kırmak değil, kapının her açıldığında arkasında sizi bulabileceğini bilmesidir.

## Sorgu değil, yan yana

Karşılıklı oturup "anlat bakalım" demek çoğu ergeni susturur. Yan yana yapılan işler daha çok konuşturur: arabada, bulaşıkta, yürürken. Göz göze olmak gerekmeyince söz kolaylaşır.

- "Okul nasıldı?" yerine daha dar bir soru: "Bugün en sıkıcı ders hangisiydi?"
- Cevap tek kelimeyse orada bırakın. Siz susunca sıkıştırılmadığını anlar.
- Kendi gününüzden küçük, gerçek bir şey anlatın. Öğüt çıkarmadan.
- Onun dünyasından bir şey sorun: dinlediği şarkı, oynadığı oyun. Beğenmeniz gerekmiyor, merak etmeniz yetiyor.

## Dinlerken üç tuzak

1. **Hemen çözmek.** "O zaman şöyle yap" dediğinizde konuşma biter. Önce sorun: "Fikir mi istersin, yalnızca dinleyeyim mi?"
2. **Küçültmek.** Sizin için sıradan bir kırgınlık onun için haftanın en büyük olayı olabilir.
3. **Kendine bağlamak.** "Biz senin yaşındayken" ile başlayan cümleler iyi niyetlidir ama kapıyı yavaşça kapatır.

## Sınır da bir ilgi biçimidir

Genç özgürlük ister, sınırın yerini de bilmek ister. Az sayıda, nedeni söylenmiş ve önceden konuşulmuş kurallar, öfkeyle konanlardan daha uzun yaşar. Örneğin: "Eve dönüş saati on. Gecikeceksen yazarsın. Yazmadan gecikirsen bir sonraki hafta sonu dokuz olur." Kuralı birlikte yazın; onun önerisine de yer bırakın.

Bir kural bozulduğunda konuşmayı o an değil, herkes sakinken yapın. Bağırdıysanız özür dileyin. Özür, otoritenizi azaltmaz; nasıl özür dileneceğini gösterir.

> "Sana kızgınım ve seni seviyorum. İkisi aynı anda doğru."

## Mahremiyet ile güvenlik arasında

Günlüğünü, mesajlarını gizlice okumak kısa süreli bir rahatlık, uzun süreli bir güvensizlik getirir. Endişeniz varsa açıkça söyleyin: "Son haftalarda az yiyorsun ve kimseyle görüşmüyorsun. Merak ediyorum." Somut bir tehlike işareti varsa güvenlik önce gelir; bunu da saklamadan, nedenini söyleyerek yapın.

## Beklemeden destek alınacak durumlar

Arkadaşlarından ve sevdiği her şeyden uzaklaşması, uyku ya da yeme düzeninin belirgin biçimde değişmesi, kendine zarar verme izleri, eşyalarını dağıtması, "ben olmasam" diye başlayan sözler. Bunları sormak aklına sokmak değildir. Sakin ve doğrudan sorun: "Ölmeyi düşündüğün oluyor mu?" Cevap ne olursa olsun yanında kalın. Evet ise onu yalnız bırakmayın ve [112’yi arayın](tel:112).

Böyle bir tehlike yoksa da okulun rehberlik servisi ya da bir uzman iyi bir başlangıçtır. Gitmeyi o istemiyorsa önce siz gidin. Kimi zaman kapı, anne babanın değiştirdiği küçük bir şeyle aralanır.
`,
  },
  en: {
    title: 'A bridge to the teenager behind the door',
    summary: 'Talking without it turning into questioning, with limits and love both in their places.',
    body: `
The child who would not let go of your hand only yesterday now shuts the bedroom door. Your questions are answered with "fine", "dunno" and a sigh. You stand on your side and wonder what you did wrong.

The door is mostly not closed against you. A young person wants to try out who they are, and some of that needs to be done alone. Your task is not to break it down. It is to be found there each time it opens.

## Side by side rather than face to face

Sitting opposite and saying "so, tell me" silences most teenagers. Doing something next to each other loosens the tongue: in the car, over the dishes, on a walk. Words come more easily when nobody has to meet anyone's eyes.

- Instead of "how was school", something narrower: "which lesson was the dullest today?"
- If the answer is one word, leave it there. When you fall silent, they learn that they are not being chased.
- Tell a small, true thing from your own day, without a moral.
- Ask about something in their world, a song or a game. You need not like it. Being curious is enough.

## Three traps in listening

1. **Solving at once.** "Then just do this" ends the conversation. Ask first: "do you want ideas, or shall I only listen?"
2. **Making it small.** What looks like an ordinary slight to you may be the largest event of their week.
3. **Making it about you.** Sentences that begin "when I was your age" mean well and close the door gently.

## A limit is a kind of attention

Teenagers want freedom, and they want to know where the edge is. Rules live longer when they are few, explained, and agreed beforehand rather than in anger. For instance: "Home by ten. If you will be late, write. Late without a word means nine o'clock next weekend." Write the rule together and leave space for their proposal.

When a rule is broken, talk once everyone has calmed down. If you shouted, say sorry. An apology does not shrink your authority; it shows how apologising is done.

> "I am angry with you and I love you. Both are true at the same time."

## Between privacy and safety

Reading a diary or messages in secret buys a brief relief and a long mistrust. If you are worried, say so openly: "You have hardly eaten lately and you see nobody. I wonder how you are." Where there is a concrete sign of danger, safety comes first. Then, too, act in the open and give your reason.

## When not to wait

Turning away from friends and everything they liked, a marked change in sleeping or eating, traces of self-harm, giving belongings away, sentences that begin "if I were not here". Asking does not plant the idea. Ask calmly and directly: "do you sometimes think of dying?" Whatever the answer, stay. If it is yes, do not leave them alone, and [call 112](tel:112).

Without such danger, the school counsellor or a professional is still a good beginning. If your child will not go, go first yourself. Sometimes a small change in a parent is what moves the door.
`,
  },
}
