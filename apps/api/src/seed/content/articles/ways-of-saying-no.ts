import type { ArticleSeed } from '../article-seed.ts'

export const waysOfSayingNo: ArticleSeed = {
  key: 'ways-of-saying-no',
  category: 'work',
  publishedAt: '2026-09-14T06:00:00Z',
  tr: {
    title: 'Hayır demek için küçük bir cümle defteri',
    summary: 'Ağzınızdan "tabii, bakarım" çıkmadan önce göz atabileceğiniz, durumlara göre hazır cümleler.',
    body: `
"Tabii, bakarım." Bu iki kelime ağzımızdan çıkarken kulağımız onu duyar ve içimizden biri başını önüne eğer. Çünkü bakacak saat yoktur. Bakılan şey ya uykudan ya da hafta sonundan alınacaktır.

Hayır demeyi bilmediğimizden değil, doğru cümleyi o anda bulamadığımızdan evet deriz. Cümle, sakin bir günde bulunur. Bu sayfalar onun için: seçin, kendi ağzınıza göre değiştirin, bir iki tanesini ezberleyin.

## Zaman kazandıran cümleler

Evet de hayır da demek zorunda olmadığınız bir ara vardır. O aranın adı *bakıp döneyim*dir.

- "Takvimime bakıp bugün dörde kadar dönüyorum."
- "Ne kadar süreceğini kestiremedim, biraz anlatır mısın?"
- "Şu an elimdekini bitirmeden cevap verirsem yanlış cevap veririm."

Bu cümlelerin tek koşulu vardır: gerçekten dönmek. Dönülmeyen ara, kaçmanın kibar adıdır.

## Sıralamayı geri veren cümleler

Yöneticiniz yeni bir iş getirdiğinde asıl soru "yapar mısın" değil, "neyin yerine" sorusudur. Bu soruyu cevaplamak sizin değil, sırayı belirleyenin işidir.

- "Yaparım. Bugün A ile B var; hangisi yarına kalsın?"
- "Üçünü birden istenen özenle çıkaramam. Hangisi biraz daha kaba olabilir?"
- "Bu, haftada yarım günüme gelir. O yarım günü nereden alalım?"

Burada kimseye karşı çıkmadınız. Saati masaya koydunuz.

## Kısmen evet

Her hayır bütün değildir. Bazen bir dilim vermek hem karşınızdakini hem sizi kurtarır.

- "Metnin tamamını yazamam ama ilk sayfasına bakarım."
- "Toplantıya gelemem; üç sorum var, onları yazıyorum."
- "Bu hafta olmaz. Ayın on ikisinden sonra iki saat ayırabilirim."

Dilimin nerede bittiğini söyleyin. Ucu açık yardım, bir süre sonra asıl iş olur.

## Kapalı hayır

Bazen yalnızca hayır vardır. O zaman kısa tutun. Uzun açıklama, karşınızdakine tartışacak malzeme verir.

- "Hayır, bunu üstlenemiyorum. Sorduğun için sağ ol."
- "Hafta sonu çalışmıyorum."
- "Bu bana göre değil, adımı yazmayın lütfen."

İkinci kez sorulursa yeni bir gerekçe aramayın, aynı cümleyi aynı sesle yineleyin. Söylediğiniz değişmedi; yalnızca bir kez daha söylendi.

## Hayırdan sonraki yarım saat

En zor kısım cümle değil, ardından gelen boşluktur. Suçluluk yükselir, elinize telefonu alır, "neyse ben hallederim" yazmaya başlarsınız. Yarım saat bekleyin. Suçluluk, yanlış bir şey yaptığınızı göstermez; alışık olmadığınız bir şey yaptığınızı gösterir.

Karşınızdaki bozulabilir. Bozulmak hakkıdır, sizin de onu hemen düzeltmek gibi bir göreviniz yoktur. İlişkilerin çoğu bir hayırla bitmez; söylenmemiş yüz hayırla aşınır. Ertesi sabah her zamanki gibi selam verin; en çok o selam, bir şeyin bozulmadığını gösterir.

## Alıştırma: küçük başlayın

1. Bu hafta bedeli düşük bir hayır seçin: kasadaki teklif, okunmayan bir gruba çağrı, ikinci porsiyon.
2. Cümleyi sesli söyleyin. Evde, aynanın önünde, bir kere.
3. Söyledikten sonra ne olduğunu not edin. Beklediğiniz şey mi oldu?
4. Sonraki hafta bir basamak yukarı çıkın.

## Bu defterin yetmediği yer

Hayır dediğiniz için cezalandırılıyor, tehdit ediliyor ya da küçük düşürülüyorsanız mesele cümle bulmak değildir. Olanları tarihiyle yazın, güvendiğiniz birine ve insan kaynaklarına anlatın, hukuki bilgi alın. Güvenliğiniz tehlikedeyse [112](tel:112) bir telefon uzaklığındadır. Her yere evet demekten yorulup hiçbir şeyi istemez hâle geldiyseniz bunu bir uzmanla konuşmak da söylenmeyi bekleyen bir evettir: kendinize.
`,
  },
  en: {
    title: 'A small phrasebook for saying no',
    summary: 'Sentences for different occasions, to look at before "sure, I will see to it" slips out.',
    body: `
"Sure, I will see to it." As the words leave your mouth your own ear hears them, and someone inside you hangs their head. There is no hour for seeing to it. It will be taken from your sleep or from your weekend.

We say yes less because we cannot say no than because the right sentence is not there when we need it. Sentences are found on quiet days. That is what these pages are for: pick some, bend them until they sound like you, learn one or two by heart.

## Sentences that buy time

There is a space in which you owe neither yes nor no. Its name is *let me check*.

- "I will look at my calendar and get back to you by four."
- "I cannot tell how long that takes. Could you say a bit more?"
- "If I answer before I finish this, I will answer wrongly."

They come with one condition: you really do get back. A pause without a return is a polite name for running away.

## Sentences that hand back the order

When your manager brings something new, the real question is not "can you" but "instead of what". Answering that is the job of whoever sets the order.

- "I can. Today there is A and there is B: which of them moves to tomorrow?"
- "I cannot do all three with the care you want. Which one may be rougher?"
- "This is half a day a week. Where shall we take that half day from?"

You have contradicted nobody. You have put the hours on the table.

## Yes, in part

Not every no is a whole one. A slice can save both of you.

- "I cannot write the whole thing, but I will read the first page."
- "I cannot come to the meeting. I have three questions and I am sending them."
- "Not this week. After the twelfth I could spare two hours."

Say where the slice ends. Help with an open end becomes the job after a while.

## A closed no

Sometimes there is just no. Keep it short, then; a long explanation gives the other person something to argue with.

- "No, I cannot take this on. Thank you for asking me."
- "I do not work at weekends."
- "It is not for me, please leave my name off."

If you are asked again, do not search for a fresh reason. Say the same sentence in the same voice. Nothing has changed, it has simply been said once more.

## The half hour afterwards

The hard part is less the sentence than the gap behind it. Guilt rises, you reach for the phone and begin to type "never mind, I will sort it out". Wait half an hour. Guilt does not show that you did something wrong. It shows that you did something you are not used to.

The other person may be put out. That is their right, and it is not your duty to mend it at once. Few relationships end over a no. More of them wear thin over a hundred that were never spoken. Say good morning the next day as you always do. Nothing shows more clearly that nothing is broken.

## Practice: begin low

1. Choose a cheap no this week: the offer at the till, a chat group you never read, a second helping.
2. Say the sentence aloud, at home, in front of a mirror, once.
3. Note what happened afterwards. Was it what you had expected?
4. Next week, go one step up.

## Where this phrasebook ends

If you are punished, threatened or humiliated for saying no, the problem is not one of wording. Write down what happened and when, tell somebody you trust and the HR department, and get legal information. If you are not safe, [112](tel:112) is one call away. And if saying yes to everything has left you wanting nothing at all, talking it over with a professional is a yes that has been waiting its turn: one to yourself.
`,
  },
}
