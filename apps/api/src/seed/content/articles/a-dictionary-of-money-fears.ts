import type { ArticleSeed } from '../article-seed.ts'

export const aDictionaryOfMoneyFears: ArticleSeed = {
  key: 'a-dictionary-of-money-fears',
  category: 'money',
  publishedAt: '2026-08-03T06:00:00Z',
  tr: {
    title: 'Para korkusunun küçük sözlüğü',
    summary: 'Ay sonu, bakiye, emsal, utanç: içimizi sıkıştıran kelimelere sakin birer karşılık.',
    body: `
Para üzerine yazılanların çoğu ne yapmamız gerektiğini söyler. Bu sözlük bir şey yaptırmaya çalışmıyor. Paranın adı geçince içimizde kıpırdayan kelimeleri tek tek alıp ışığa tutuyor. Yatırım ya da hukuk önerisi de değildir; bunlar için bankanıza, baroya, bağımsız bir danışmana sorun.

## A’dan K’ye

**Ay sonu.** Takvimde değil, midede hissedilen bir tarih. Her ay aynı yerde geliyorsa sizin beceriksizliğiniz değil, gelirle giderin aritmetiğidir. Aritmetiğe kızılmaz, bakılır. Bakmak için iyi bir gün, maaşın yattığı gündür; insan o gün daha az korkar.

**Bakiye.** Uygulamayı açmadan önce nefesimizi tuttuğumuz sayı. Ona günde yirmi kez bakmak da hiç bakmamak da aynı korkunun iki yüzüdür. Haftada bir gün, bir saat seçin. O saatte bakın, bir yere yazın, kapatın.

**Cimri.** Bize söylenmesinden korktuğumuz için hesabı ödediğimiz kelime. "Bu ay dışarıda yemiyorum, sende çay içelim mi" demek cimrilik değildir. Kalan arkadaş, çaya gelen arkadaştır.

**Düğün.** Davetiye gelir, altın fiyatına bakılır, uyku kaçar. Gidemeyeceğiniz ya da takamayacağınız bir törene içten bir mektupla da katılabilirsiniz. Bir gün konuşulacaksa takı değil, o mektup konuşulur.

**Emsal.** Aynı yaşta, aynı okuldan, aynı katta oturan ve sizden iyi durumda *görünen* kişi. Arabasını görürsünüz, taksitini görmezsiniz. Gecesini hiç görmezsiniz. Emsal ekranın içindeyse parmağınızla susturabilirsiniz.

**Kefil.** "Bir imza sadece" diye başlayan cümledeki kişi. İmza, borcun size de ait olabileceği demektir. Üzerinden bir gece geçmeden, kâğıdı bir bilene okutmadan atılmaz. "Bunu kimse için yapmıyorum, kural koydum" cümlesi dostluğu imzadan daha iyi korur.

## M’den Z’ye

**Minnet.** Borç aldığınız akrabanın yanında otururken sırtınıza oturan. Borcu konuşulmamış hâlde bırakmak minneti büyütür. Tarih ve tutar söylenmişse, ilk ödeme küçük de olsa gününde yapılmışsa sırtınız hafifler.

**Oyun.** Bahis, talih, "bu sefer tutacak". Kaybı geri almak için oynanan her el, kaybın kendisidir. Durmak istiyor ve duramıyorsanız bu bir karakter sorunu değildir, bir uzmanla konuşulacak konudur. O konuşmaya kadar kartınızı güvendiğiniz birine emanet edebilirsiniz.

**Sır.** Eşten saklanan ekstre, anneye söylenen "idare ediyoruz". Sır, faizi en yüksek borçtur: her gün biraz daha yorar. Bütününü bir kerede anlatmak zorunda değilsiniz. "Para konusunda konuşmamız gereken bir şey var, cumartesi oturalım mı" ilk taksittir.

**Taksit.** Gelecekteki kendinize yazılan mektup: *"Bunu sen öde."* Almadan önce ona sorun. Üç ay sonra hâlâ istiyor olacak mı?

**Utanç.** Bu sözlüğün asıl kelimesi. Diğerlerinin hepsi ona çıkar. Utanç bize parasız olduğumuzu değil, değersiz olduğumuzu söyler. İkisi arasında hiçbir hesap yoktur. Maaşınız, sizin fiyatınız değildir.

**Zam.** İstemeye çekindiğimiz. Bir cümle: "Son bir yılda üstlendiğim işleri yazdım, ücretimi bunlara göre konuşmak istiyorum." Liste elinizdeyse sesiniz titrese de olur.

## Sözlükte olmayan kelime

Kendi kelimenizi ekleyin. Kenara yazın, karşısına bir satır. Kelime yazıya geçince biraz küçülür, çünkü artık sizin içinizde değil, önünüzdedir.

Karşılığını bulamadığınız kelime *çıkış* ise, gece olduğunda borçtan kurtulmanın tek yolu yok olmakmış gibi geliyorsa bu düşünceyle yalnız kalmayın. [112’yi arayın](tel:112), birini uyandırın. Temel ihtiyaçlarınızı karşılayamıyorsanız [183 sosyal destek hattına](tel:183) sorabilirsiniz. Sormak da bu sözlükte vardır. Karşılığı: başlangıç.
`,
  },
  en: {
    title: 'A small dictionary of money fears',
    summary:
      'Balance, guarantor, neighbours, shame: a calm entry for each of the words that tighten the chest.',
    body: `
Most of what is written about money tells us what to do. This dictionary does not try to make you do anything. It takes the words that stir in us when money is mentioned and holds them up to the light, one by one. It is not financial or legal advice either; for that, ask your bank, the bar association or an independent adviser.

## A to L

**Balance.** The number before which we hold our breath. Looking twenty times a day and never looking are two faces of one fear. Choose one day a week and one hour. Look then, write it down, close it.

**End of the month.** A date felt in the stomach rather than seen on the calendar. If it falls on the same spot every month, it is not a lack of skill but the arithmetic of income and expense. There is no point in being angry with arithmetic; one looks at it. A good day for that is the day the salary arrives, when people are less afraid.

**Gambling.** "This time it will come in." Every hand played to win back a loss is the loss itself. If you want to stop and cannot, it is not a matter of character. It is something to talk over with a professional, and until then somebody you trust can keep your card.

**Guarantor.** The person in a sentence that begins "it is only a signature". A signature means that the debt may become yours. It is not given before a night's sleep, nor before someone who knows has read the paper. "I do this for nobody, it is a rule I have" protects a friendship better than signing does.

**Indebted.** What sits down on your back when you sit beside the relative who lent you money. Leaving it unspoken makes it heavier. Once a date and a sum have been named, and the first payment, however small, has come on its day, the back grows lighter.

**Instalment.** A letter to your future self: *"You pay for this."* Ask that person before you buy. Will they still want it in three months?

## M to Z

**Mean.** The word we fear so much that we pick up the bill. "I am not eating out this month, shall we have tea at yours?" is not mean. The friend who stays is the one who comes for tea.

**Neighbours.** People of your age, from your school, on your floor, who *seem* to be doing better. You can see the car and not the payments. Their nights you do not see at all. If they live inside a screen, a finger can silence them.

**Rise.** The thing we are too shy to ask for. A sentence: "I have written down what I have taken on over the past year, and I would like to discuss my pay in that light." With a list in your hand, your voice may tremble.

**Secret.** The statement hidden from a partner, the "we are managing" said to a mother. No debt carries a higher interest: it tires you a little more each day. You do not have to tell everything in one go. "There is something about money we should talk about, can we sit down on Saturday?" is the first instalment.

**Shame.** The true headword of this book; all the others lead here. Shame does not say that we are short of money, it says that we are worth little. There is no sum that connects the two. Your salary is not your price.

**Wedding.** An invitation arrives, the price of gold is looked up, sleep departs. A ceremony that you cannot attend, or cannot bring gold to, can be joined with an honest letter. If anything is remembered one day, it will be the letter.

## The word that is missing

Add your own. Write it in the margin with a line beside it. A word shrinks a little on paper, because it is no longer inside you but in front of you.

If the word you find no entry for is *out*, if at night it seems that the only way to be rid of debt is to be gone, do not stay alone with that thought. [Call 112](tel:112) and wake someone. If you cannot cover the basics, you can ask the social support line, [183](tel:183). Asking is in this dictionary, too. Its meaning: to begin.
`,
  },
}
