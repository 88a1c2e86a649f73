import type { ArticleSeed } from '../article-seed.ts'

export const theEveningOfAMistake: ArticleSeed = {
  key: 'the-evening-of-a-mistake',
  category: 'work',
  publishedAt: '2025-10-06T06:00:00Z',
  tr: {
    title: 'İşte hata yaptığınız günün akşamı',
    summary:
      'İçinizdeki savcıyla içinizdeki dost arasında geçen kısa bir duruşma ve yarın sabah için üç satır.',
    body: `
*Perde açılır. Bir mutfak. Masada soğumuş bir tabak. Ocakta unutulmuş bir çaydanlık. Sahnede tek kişi var: siz. Sesler ise iki.*

## Birinci perde: iddianame

**Savcı:** E-postayı yanlış müşteriye gönderdin. Fiyat listesi ekteydi. Herkes gördü.

**Dost:** E-postayı yanlış müşteriye gönderdin. Evet.

**Savcı:** Çünkü dikkatsizsin. Hep öyleydin. İlkokulda da kalem kutunu otobüste unutmuştun.

**Dost:** Kalem kutusunun bununla ilgisini göremedim. Bugün kaç saat uyumuştun?

**Savcı:** Uyku bahane. Başkaları da az uyuyor. Yarın seni çağıracaklar. İşten çıkaracaklar. Ev kirası, çocuğun okulu. Herkes duyacak.

**Dost:** Dur. Şu anda bildiğimiz ne? Yanlış adres. Bir ek. Müdür "yarın konuşalım" dedi. Gerisini sen yazdın; iyi yazıyorsun, ama henüz olmadı.

## İkinci perde: tanıklar

Savcı kürsüden inmek istemez. Onu susturmaya çalışmayın; salona tanık çağırın.

- **Saat çağrılır.** "Mesaj 17.52’de gönderildi. Gün boyunca yetiştirilen dördüncü işti."
- **Geçmiş çağrılır.** "Bu kişi beş yıldır ayda yüzlerce mesaj gönderiyor. Bugünkü, aralarından biri."
- **Bir arkadaşınız çağrılır.** Aynı hatayı o yapsaydı ona ne derdiniz? Sözcükleri olduğu gibi tutanağa geçirin.
- **Hatanın kendisi çağrılır.** "Kimin canı yandı?" diye sorulur. Bu soru ciddidir. Birinin sağlığı, güvenliği ya da kişisel bilgisi söz konusuysa akşamı beklemeyin: sorumlu kişiyi şimdi arayın. Bir can tehlikedeyse [112’yi](tel:112). Gecikmeden haber vermek, hatanın onarımının ilk parçasıdır.

## Ara

Perde arasında yemek yenir. Tabağı ısıtın. Sıcak suyun altında durun ya da apartmanın çevresinde bir tur atın. Savcı sizinle gelebilir, konuşmasına izin verin; ama elinde dosyayla yürüyen biri çabuk yorulur.

Bu saatte göndermemeniz gereken üç şey: upuzun bir özür mesajı, istifa dilekçesi, "bir tek ben mi suçluyum" cümlesi. Üçünü de yazabilirsiniz. Yalnızca taslakta kalsınlar.

## Üçüncü perde: karar değil, onarım

Mahkeme sahnesi burada biter, çünkü suçluluk bir karar ister; hata ise bir onarım. Onarım üç satırdır. Kâğıt kalem alın ve yarın sabah söyleyeceğinizi bu gece yazın:

> "Dün 17.52’de fiyat listesini yanlış müşteriye gönderdim."

> "Karşı tarafa silmelerini rica eden bir not hazırladım, uygun görürseniz hemen gönderirim. Doğru müşteriye liste gitti."

> "Bir daha olmaması için ekli mesajları beş dakika gecikmeli göndereceğim."

Ne oldu, ne yaptım, ne değişecek. Burada "ne kadar aptalım" diye bir satır yok. Kendini yerden yere vuran bir özür, karşısındakini teselli etmek zorunda bırakır. Sade bir özür ise ona işini yapma imkânı verir.

## Dördüncü perde: yatak

Uyumadan önce savcı bir kez daha söz ister. Ona kâğıdı gösterin: "Yarın dokuzda okunacak." Hâlâ konuşuyorsa sahneyi değiştirin; bir ses kaydı, sıkıcı bir kitap, eski bir şarkı.

Sabah kalkınca midede bir taş olacak. Bu olağandır. Taşla da yürünür. Konuşmayı öğleden sonraya bırakmayın; beklemek taşı büyütür.

## Perde kapanırken

Savcı kötü biri değildir. Bir zamanlar sizi korumak için işe alınmıştı: azar işitmeden önce kendinizi azarlayın diye. Onu kovmanız gerekmez. Ama son söz her gece onda kalıyorsa, küçücük bir hata günlerce uykunuzu alıyorsa, işe giderken bedeniniz geri çekiliyorsa bu konuşmaya üçüncü bir kişi katılabilir: bir ruh sağlığı uzmanı. Ve savcı bir gün "olmasan daha iyi" derse bu bir iddia değil, bir alarmdır. Dosyayı bırakın, [112’yi arayın](tel:112), yanınıza birini çağırın.

*Işıklar söner. Çaydanlık ocaktan alınmıştır.*
`,
  },
  en: {
    title: 'The evening after a mistake at work',
    summary:
      'A short trial between the prosecutor in you and the friend in you, and three lines for tomorrow morning.',
    body: `
*The curtain rises. A kitchen. A plate gone cold, a kettle forgotten on the stove. One person is on stage: you. The voices are two.*

## Act one: the charge

**Prosecutor:** You sent the e-mail to the wrong client. The price list was attached. Everybody saw it.

**Friend:** You sent the e-mail to the wrong client. Yes.

**Prosecutor:** Because you are careless. You always were. In primary school you left your pencil case on the bus.

**Friend:** I do not see what the pencil case has to do with it. How many hours did you sleep last night?

**Prosecutor:** An excuse. Others sleep badly as well. Tomorrow they will call you in and dismiss you. The rent, the school fees. Everyone will hear of it.

**Friend:** Wait. What do we know? A wrong address. An attachment. Your manager said "let us talk tomorrow". The rest was written by you. You write well, but none of it has happened yet.

## Act two: the witnesses

The prosecutor is unwilling to step down. Do not try to silence him. Call witnesses.

- **The clock is called.** "The message went out at 17.52. It was the fourth thing to be finished that day."
- **The past is called.** "For five years this person has sent hundreds of messages a month. Today's was one of them."
- **A friend of yours is called.** What would you say to them, had they done the same? Enter the exact words into the record.
- **The mistake itself is called** and asked: "Who got hurt?" The question is a serious one. If someone's health, safety or personal data is at stake, do not wait for the evening to pass: call the person in charge now. If a life is in danger, [112](tel:112). Telling people without delay is the first part of the repair.

## Interval

In the interval one eats. Warm up the plate. Stand under hot water or walk round the block. The prosecutor may come along, and you may let him talk; a man who walks with a file under his arm soon gets tired.

Three things not to send at this hour: a very long apology, a letter of resignation, and any sentence that says "as if I were the only one to blame". You may write all three. Let them stay drafts.

## Act three: a repair instead of a verdict

Here the trial ends, because guilt asks for a verdict and a mistake asks for a repair. A repair is three lines long. Take pen and paper, and write tonight what you will say tomorrow:

> "Yesterday at 17.52 I sent the price list to the wrong client."

> "I have drafted a note asking them to delete it, and will send it at once if you agree. The right client has the list."

> "So that it does not happen again, messages with attachments will go out with a delay of five minutes."

What happened, what I did, what will change. There is no line in it about how stupid I am. An apology that flogs itself obliges the other person to console you. A plain one lets them do their job.

## Act four: bed

Before you fall asleep, the prosecutor asks for the floor again. Show him the paper: "To be read at nine." If he keeps talking, change the scene: a recording, a boring book, an old song.

In the morning there will be a stone in your stomach, which is usual. One can walk with a stone. Do not put the talk off until the afternoon, because stones grow while they wait.

## The curtain falls

The prosecutor is not a bad man. He was hired once to protect you, so that you would scold yourself before anybody else could. There is no need to dismiss him. But if he has the last word every night, if a tiny slip takes days of your sleep, if your body pulls back on the way to work, a third person can join the conversation: a mental health professional. And should he ever say that it would be better if you were gone, it is not an accusation, it is an alarm. Drop the file, [call 112](tel:112), and get somebody to come to you.

*Lights out. The kettle has been taken off the stove.*
`,
  },
}
