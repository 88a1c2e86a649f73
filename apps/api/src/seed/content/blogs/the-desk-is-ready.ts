import type { BlogSeed } from '../content-seed.ts'

export const theDeskIsReady: BlogSeed = {
  key: 'the-desk-is-ready',
  category: 'beginnings',
  publishedAt: '2025-04-21T07:00:00Z',
  tr: {
    uri: 'yeni-gelen-icin-kim-ne-yapar',
    title: 'Masa hazır, peki biz hazır mıyız: yeni gelen için kim ne yapar',
    summary: 'İşe alıştırmayı tek bir bölümün görevi olmaktan çıkaran, kişi kişi yazılmış bir iş bölümü.',
    body: `
Bilgisayar kuruldu, kartı basıldı, hoş geldin e-postası gitti. Yeni gelen kişi öğlen on iki buçukta masasında oturuyor ve kiminle yemeğe çıkacağını bilmiyor. Kontrol listesinde bunun bir kutusu yoktu. Listeyi yazan, öğle yemeğini hep arkadaşlarıyla yemişti.

İşe alıştırma çoğu kurumda bir belge yığınıdır. Oysa insan, bir yere belgelerle değil kişilerle bağlanır. Bu yüzden listeyi işlere göre değil kişilere göre yazdık. Kurumunuz küçükse bir kişi iki başlığı birden üstlenebilir; başlıkların hiçbiri boş kalmasın.

## Onu işe alan kişi

- İlk günden bir hafta önce arar. "Bir şey soracağım" diye değil, "bir sorun var mı" diye.
- İlk sabah kapıda olur. Toplantısı varsa toplantısını kaydırır. Bir insanın bir işyerine ilk girişi bir kez olur.
- Mülakatta verdiği sözleri yazılı hâlde getirir: görev, saat, uzaktan çalışma, ücret günü. Sözlerin unutulmadığını görmek, hoş geldin pastasından daha çok rahatlatır.

## Yöneticisi

- İlk hafta için *bitirilebilecek* bir iş verir. Küçük, gerçek ve teslim edildiğinde birinin işine yarayan.
- Haftada yirmi dakikayı takvime koyar ve iptal etmez.
- "Sorun olursa söyle" demez. Sorunun ne kadar erken söylenebileceğini kendi örneğiyle gösterir: "Ben ilk ay şunu batırmıştım."
- Deneme süresinde neye göre değerlendirileceğini ilk hafta söyler. Bilinmeyen ölçüt, insanı her gün sınava sokar.

## Yan masadaki

Resmî bir görevi yoktur, bu yüzden en çok iş ona düşer. Öğle yemeğine çağırır, kısaltmaların listesini verir, hangi asansörün takıldığını söyler. Ona bunu yapmasını rica edin ve o hafta kendi işinden bir dilim alın. "Sen zaten yardımseversin" demek rica değildir.

## İnsan kaynakları

- Formları ilk güne yığmaz, haftaya yayar.
- Çalışan destek programını ilk hafta, bir kez, sade biçimde anlatır: nasıl ulaşılır, işveren neyi görmez, acil durumda neden önce [112](tel:112) aranır. O gün ihtiyaç duyulmaz. Bir gün duyulduğunda hatırlanır.
- Otuzuncu gün arar ve tek bir soru sorar: "Sana anlatılan iş ile yaptığın iş aynı mı?" Cevabı bir yere yazar.

## Bilgi işlem

Şifrenin ilk gün çalışması bir teknik konu değildir. Beklenmiş olduğunuzu hissettiren şeydir. Çalışmıyorsa özür dilenir ve ne zaman çalışacağı söylenir.

## Kurucu ya da üst yönetici

İlk ay içinde on beş dakika. Sunum yapmadan. "Buraya neden geldin ve seni ne şaşırttı?" sorusunun cevabı, o kişide olduğu kadar kurumda da bir şey değiştirir. Yeni gelenin gözü bir süre keskindir; sonra o da hepimiz gibi alışır.

## Yeni gelen

Onun da bir görevi var, yalnızca bir tane: anlamadığında söylemek. Bunu yapabilmesi ise yukarıdakilerin ne yaptığına bağlıdır.

## Bir yıl sonra

Listenin işe yarayıp yaramadığını ölçmek için anket gerekmez. Bir yıl önce başlayan kişiye bakın. Yeni gelen biri öğlen masasında tek başına oturuyorsa yanına ilk giden o mu? Öyleyse bir şey öğretilmiştir, üstelik hiç anlatılmadan.
`,
  },
  en: {
    uri: 'the-desk-is-ready-are-we',
    title: 'The desk is ready, are we? Who does what for a newcomer',
    summary:
      'A division of labour, person by person, that takes onboarding out of the hands of one department.',
    body: `
The laptop is set up, the card is printed, the welcome e-mail has gone out. At half past twelve the newcomer sits at the desk and does not know with whom to have lunch. There was no box for that on the checklist. Whoever wrote it had always had friends to eat with.

In many organisations onboarding is a pile of documents. Yet it is people, not documents, that tie us to a place. So this list goes by person rather than by task. If you are few, one person may take two headings. None of them should stay empty.

## Whoever hired them

- Calls a week before the first day, to hear questions rather than to ask any.
- Stands at the door on the first morning, and moves a meeting if there is one. People enter a workplace for the first time only once.
- Brings what was promised in the interview, in writing: the role, the hours, remote work, the day of pay. Seeing that nothing was forgotten reassures more than cake does.

## Their manager

- Hands over something that *can be finished* in the first week: small, real, and of use to somebody when it is done.
- Puts twenty minutes a week into the calendar and does not cancel them.
- Does not say "tell me if there is a problem" but shows, by example, how early one may: "In my first month I messed this up."
- Says in week one by what the trial period will be judged. An unknown yardstick makes every day an exam.

## The next desk

This person has no official duty and therefore does most of the work: lunch, the list of abbreviations, which lift gets stuck. Ask them to, and take a slice of their own work away that week. "You are so helpful anyway" is not asking.

## Human resources

- Spreads the forms over the week instead of piling them on the first day.
- Explains the assistance programme in that week, once and plainly: how to reach it, what the employer does not see, why [112](tel:112) comes first in an emergency. It is not needed that day. On the day it is, it will be remembered.
- Calls on day thirty with one question: "Is the job you do the job you were told about?" Then writes down the answer.

## IT

A password that works on the first day is not a technical matter. It is how people feel that they were expected. If it does not work, there is an apology and a time by which it will.

## The founder, or whoever is at the top

Fifteen minutes within the first month, without slides. "Why did you come here, and what surprised you?" The answer changes something in the organisation as well as in the person. A newcomer's eyes stay sharp for a while, after which they get used to things like the rest of us.

## The newcomer

They have a task too, just one: to say so when they do not understand. Whether they can depends on what all of the above have done.

## One year on

No survey is needed to see whether the list has worked. Look at the person who started a year ago. When somebody new sits alone at noon, are they the first to walk over? Then something has been taught, and without a word about it.
`,
  },
}
