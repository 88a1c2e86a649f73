import type { ArticleSeed } from '../article-seed.ts'

export const aHardTalkWithYourManager: ArticleSeed = {
  key: 'a-hard-talk-with-your-manager',
  category: 'work',
  publishedAt: '2026-04-20T06:00:00Z',
  tr: {
    title: 'Yöneticinizle zor bir konuşma',
    summary: 'Biriktirdiğiniz bir sorunu kırmadan ve kırılmadan söyleyebilmek için hazırlık.',
    body: `
Bir haftadır aynı konuşmayı duşta yapıyorsunuz. Orada her cümle yerine oturuyor. Odaya girince ise ya hiçbir şey söylemeyeceksiniz ya da hepsi birden çıkacak gibi geliyor.

Yöneticiyle anlaşmazlık, arkadaşla tartışmaya benzemez. Güç eşit değildir, maaşınız ve programınız onun kararlarına bağlıdır. Tedirgin olmanız abartı değil, durumun doğru okunmasıdır. Bu yüzden hazırlanmak iyi bir fikirdir.

## Önce kendinize üç soru

1. **Ne oldu?** Yorum katmadan, kamera kaydı gibi anlatın. "Bana saygı duymuyor" bir yorumdur; "son üç toplantıda ben konuşurken söz başkasına verildi" bir gözlemdir.
2. **Bana ne yaptı?** İşinize, zamanınıza, uykunuza etkisi.
3. **Ne istiyorum?** Yapılabilir ve görülebilir bir şey. "Daha anlayışlı olması" değil, "cuma günleri önceliklere birlikte bakmamız".

Üçüncüye cevabınız yoksa konuşma için biraz daha bekleyin ya da güvendiğiniz biriyle önce bunu bulun. Kızgınlık konuşmayı başlatır, ama nereye gideceğini istek belirler.

## Zamanı ve yeri seçin

Koridorda, mesajda ya da herkesin önünde başlamayın. Kısa bir davet yeterlidir: "İş yüküyle ilgili yarım saat konuşmak istiyorum, bu hafta hangi gün size uyar?" Konuyu söylemek karşınızdakini savunmaya geçmeden hazırlanmaya çağırır.

## Açılış cümlenizi yazın

İlk cümle en zorudur, bu yüzden ezberleyebilirsiniz. Bir örnek:

> "Son bir ayda üç işin teslim tarihi aynı haftaya geldi ve ikisini geç saatlere kalarak yetiştirdim. Bu hızla sürdüremem. Hangisinin önce geldiğini sizinle belirlemek istiyorum."

Burada suçlama yok; olan, etkisi ve istek var. "Siz hep" ve "siz hiç" ile başlayan cümleler ise genellikle konuyu değil, sizin haklılığınızı tartışmaya açar.

## Konuşma sırasında

- Söyleyip durun. Sessizliği doldurmak zorunda değilsiniz.
- Anladığınızı geri söyleyin: "Yani sizin için asıl sıkıntı müşterinin tarihi, doğru mu?"
- Sesiniz titrerse titresin. "Bu konu benim için önemli, o yüzden heyecanlıyım" demek yeterince açıktır.
- Kızgınlık yükselirse ara isteyin: "Doğru söylemek istiyorum, yarın devam edebilir miyiz?"

## Sonrasında

Aynı gün kısa bir not gönderin: ne konuşuldu, kim neyi ne zamana kadar yapacak. Bu güvensizlik göstergesi değil, hafızaya saygıdır. İki hafta sonrası için konuya yeniden bakacağınız bir gün koyun. O güne kadar değişen küçük şeyleri de not edin; yalnızca eksikleri değil.

Sonuç alamazsanız ikinci bir yol düşünün: insan kaynakları, bir üst yönetici ya da çalışan temsilcisi. Küçük düşürme, tehdit, taciz ya da ayrımcılık varsa bu bir "iletişim sorunu" değildir. Tarihleri ve sözleri not edin, yalnız kalmayın, haklarınız için hukuki bilgi alın. Kendinizi bedensel olarak güvende hissetmiyorsanız oradan ayrılın; tehlike varsa [112’yi arayın](tel:112).
`,
  },
  en: {
    title: 'A hard talk with your manager',
    summary: 'Preparing to say what has been piling up, without breaking anything, yourself included.',
    body: `
For a week you have held the same conversation in the shower. Every sentence lands. Once in the room, though, it seems that either nothing will come out or all of it will at once.

Disagreeing with a manager is unlike arguing with a friend. Power is not equal: your pay and your schedule hang on their decisions. Feeling uneasy is no exaggeration, it is an accurate reading of the situation. That is why preparing is worth it.

## Three questions for yourself first

1. **What happened?** Tell it as a camera would have seen it. "She has no respect for me" is an interpretation. "In the last three meetings I was interrupted and someone else was given the floor" is an observation.
2. **What did it do to me?** To your work, your time, your sleep.
3. **What do I want?** Something that can be done and seen. Not "more understanding", but "going through priorities together on Fridays".

If the third has no answer yet, wait a little, or look for it first with somebody you trust. Anger starts a conversation; a wish decides where it goes.

## Choose the time and the place

Not the corridor, not a chat message, not in front of everyone. A short invitation will do: "I would like half an hour about my workload. Which day suits you this week?" Naming the subject lets the other person prepare rather than defend.

## Write your opening line

The first sentence is the hardest, so you may as well learn it by heart. For instance:

> "Last month three deadlines fell into the same week, and I met two of them by staying late. I cannot keep that up. I would like to agree with you which one comes first."

There is no accusation in it, only what happened, what it led to, and what you ask. Sentences that open with "you always" or "you never" tend to put your being right on trial instead of the matter.

## While you talk

- Say it, then stop. The silence is not yours to fill.
- Repeat what you understood: "So the real trouble for you is the client's date, is that right?"
- Let your voice shake if it shakes. "This matters to me, so I am nervous" is clear enough.
- If anger rises, ask for a pause: "I want to put this properly. May we go on tomorrow?"

## Afterwards

Send a short note the same day: what was said, who does what, by when. It is not a sign of mistrust but a kindness to everyone's memory. Put a date two weeks ahead to look at it again.

If nothing changes, consider a second route: human resources, the next manager up, an employee representative. Humiliation, threats, harassment and discrimination are not "communication problems". Note dates and words, do not stay alone with it, and get legal information about your rights. If you feel physically unsafe, leave; where there is danger, [call 112](tel:112).
`,
  },
}
