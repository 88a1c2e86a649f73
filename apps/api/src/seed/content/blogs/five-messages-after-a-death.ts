import type { BlogSeed } from '../content-seed.ts'

export const fiveMessagesAfterADeath: BlogSeed = {
  key: 'five-messages-after-a-death',
  category: 'loss',
  publishedAt: '2026-03-23T07:00:00Z',
  tr: {
    uri: 'is-yerinde-yas-bes-kisa-mesaj',
    title: 'Ekipte bir kayıp olduğunda yazılacak beş kısa mesaj',
    summary: 'İlk saatten ilk yıldönümüne: ne yazacağını bilemeyen yönetici ve arkadaşlar için örnekler.',
    body: `
İmleç yanıp sönüyor. "Başınız sağ olsun" yazdınız, az buldunuz, sildiniz. "Acınızı paylaşıyoruz" yazdınız, soğuk buldunuz. Yirmi dakika geçti ve mesaj hâlâ gönderilmedi. Gönderilmeyen mesajı ise karşınızdaki yalnızca sessizlik olarak okuyacak.

Yas tutan bir çalışan için doğru cümle aramak yerine, zamanında ve kısa birkaç cümle kurmak yeter. Beş mesaj hazırladık. Kopyalayabilirsiniz, ama adı yazmayı unutmayın: hem onun adını hem de yitirdiği kişinin adını.

## Birinci mesaj: ilk saat, yönetici

> "Nuran, Kemal Bey’in haberini şimdi aldım. Çok üzgünüm. İşle ilgili hiçbir şeyi düşünme, bugünkü toplantıları ben hallediyorum. Yarın öğlen seni tek bir soru için arayacağım, açmak zorunda değilsin."

Bu mesajda üç şey var: ad, yük alma, bir sonraki adım. Olmayan ise "bir ihtiyacın olursa söyle" cümlesidir. Yas tutan kişi neye ihtiyacı olduğunu bilemez; siz bir şeyi üstlenin, o kabul etsin ya da etmesin.

## İkinci mesaj: aynı gün, ekibe

Göndermeden önce kişiye sorun: ekip ne bilsin, nasıl bilsin? Yanıt gelene kadar bekleyin.

> "Arkadaşlar, Nuran’ın babası Kemal Bey’i kaybettik. Nuran bir süre izinde olacak. Cenaze perşembe öğlen; katılmak isteyenler için servis var, katılmak zorunlu değil. Nuran mesajlarınızı okuyabileceğini, ama bir süre cevap yazamayacağını söyledi."

Bir intihar ya da ailenin anlatmak istemediği bir ölümse nedeni yazmayın, sorulara da "ailenin isteğiyle bunu konuşmuyoruz" deyin. Böyle bir haber ekipte başkalarını da sarsabilir. Kimin sessizleştiğine bakın ve birinin kendine zarar vermesinden kaygı duyuyorsanız onu yalnız bırakmayın, [112’yi arayın](tel:112).

## Üçüncü mesaj: dönüşten bir gün önce, yan masadan

> "Yarın geliyorsun. Sabah kapıda olacağım, çay alıp öyle çıkarız yukarı. Konuşmak istersen konuşuruz, istemezsen dizinin son bölümünü anlatırım."

İlk sabahı tek başına asansörde geçirmemek büyük şeydir. Bu mesajı yöneticinin değil, en rahat hissedeceği kişinin yazması daha iyi.

## Dördüncü mesaj: altıncı hafta

Kalabalık dağıldı. Herkes için hayat eskisi gibi, onun için değil.

> "Nuran, altı hafta oldu. Sormayı bıraktığımızı sanma. Bu ay hangi işi üstünden alsak rahatlarsın?"

Destek programından burada, bir cümleyle söz edebilirsiniz. İlk saatte söylenen program uzaklaştırma gibi duyulur; altıncı haftada söylenen, hatırlama gibi.

## Beşinci mesaj: birinci yıl

Tarihi, ilk mesajı gönderdiğiniz gün takviminize yazın.

> "Bugünün hangi gün olduğunu biliyorum. Kemal Bey’i düşünüyorum. Erken çıkmak istersen bana yazman yeter."

Çoğu insan yıldönümünde bir tek şeyden korkar: kimsenin hatırlamamasından. Bu yüzden beş mesajın belki en kısası, en çok okunanı budur.

## Kaybı yaşanan bir iş arkadaşıysa

O zaman yas tutan bütün ekiptir, siz de dâhil. Masayı hemen boşaltmayın. Adını takvimden, gruptan, kapıdan silmeden önce konuşun. Ailesine gidecek eşyaları iki kişi birlikte toplasın. Bir köşeye bir defter koyun; yazan yazar. Ve yönetici olarak güçlü görünmeye çalışmayın. "Ben de çok üzgünüm, bugün işi yarım bırakıyoruz" demek, ekibin aylarca hatırlayacağı tek yönetim kararı olabilir.
`,
  },
  en: {
    uri: 'five-short-messages-when-a-colleague-grieves',
    title: 'Five short messages to write when there is a death in the team',
    summary:
      'From the first hour to the first anniversary: examples for managers and friends who lack the words.',
    body: `
The cursor blinks. You wrote "our condolences", found it cold and deleted it. You wrote "I do not know what to say", found it too little, and deleted that. Twenty minutes have passed and nothing has been sent. What is not sent will be read as silence.

Instead of looking for the right sentence for someone in grief, a few short ones in good time are enough. Here are five messages. You may copy them, but write the names: theirs, and that of the person they have lost.

## Message one: first hour, the manager

> "Nuran, I have just heard about Kemal Bey. I am so sorry. Do not think of anything to do with work, I will see to today's meetings. Tomorrow at noon I will call you with a single question, and you need not pick up."

There are three things in it: names, a load taken away, a next step. Missing is "let me know if you need anything". People in grief cannot know what they need. Take something on, and let them accept it or not.

## Message two: the same day, to the team

Before sending it, ask: what should the team know, and how? Wait for the answer.

> "Dear all, Nuran has lost her father, Kemal Bey. She will be on leave for a while. The funeral is on Thursday at noon; there is a bus for those who would like to come, and nobody has to. Nuran says that she can read your messages but will not be able to answer for some time."

If it was a suicide, or a death that the family does not wish to speak about, leave out the cause and answer questions with "the family has asked us not to discuss it". Such news may shake others in the team as well. Notice who goes quiet, and if you fear that somebody might harm themselves, do not leave them alone and [call 112](tel:112).

## Message three: the day before the return, from the next desk

> "You are in tomorrow. I will be at the door, we will get tea and go up together. We can talk if you like, and if not I will tell you how the series ended."

Not having to stand in the lift alone on the first morning is a great deal. It is better for this to come from whoever they are most at ease with than from the manager.

## Message four: week six

The crowd has gone home. For everybody else, life is as it was.

> "Nuran, it has been six weeks. Do not think that we have stopped asking. Which task could we take off you this month?"

This is where the assistance programme can be mentioned, in one sentence. Named in the first hour, it sounds like being sent away. Named in the sixth week, it sounds like being remembered.

## Message five: one year

Enter the date into your calendar on the day you send the first message.

> "I know what day it is. I am thinking of Kemal Bey. If you would like to leave early, just write to me."

What many people fear about an anniversary is that nobody will remember. So the message that is perhaps the shortest of the five is also the one that is read most often.

## When it is a colleague who died

Then the whole team is grieving, and so are you. Do not clear the desk at once. Talk before the name is taken off the calendar, the group and the door. Let two people together pack what goes to the family. Put out a notebook somewhere, for those who want to write. And as the manager, do not try to look strong. "I am very sad too, and we stop here for today" may be the one management decision that the team remembers for months.
`,
  },
}
