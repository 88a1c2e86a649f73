import type { ServiceSeed } from '../content-seed.ts'

export const holidayRequests: ServiceSeed = {
  key: 'holiday-requests',
  icon: 'bookmark',
  tr: {
    title: 'Otel ve tatil talepleri',
    summary:
      'Tatil araştırmasını üstünüzden alan bir talep formu: tarihi, kişi sayısını, ihtiyacınızı yazın, seçenekleri biz iletelim.',
    body: `
Kimi hafta on sekme açıp otel karşılaştıracak hâliniz kalmaz. Formu doldurun; size uyabilecek seçenekleri bulup yazalım.

## Ne yazmalısınız?

Gitmek istediğiniz yeri, tarihleri, kaç yetişkin ve kaç çocuk olduğunuzu, kaç oda gerektiğini yazın. Çocukların yaşı, bütçenizin üst sınırı, gözünüzde büyüyen bir yol not alanına sığar. Merdivensiz giriş, geniş kapılı oda, buzdolabında saklanacak ilaç, sessiz bir kat gibi ihtiyaçlar varsa belirtin; sağlık durumunuzu açıklamanız gerekmez, ihtiyacı söylemeniz yeter.

## Sonra ne olur?

1. Talebiniz ekibimize ulaşır, size bir onay gelir.
2. Seçenekler e-postayla ya da telefonla iletilir; fiyat ve iptal koşulu yanında yazar.
3. Rezervasyonu yapıp yapmamak sizin kararınızdır. Sormuş olmak sizi bağlamaz.

Bu hizmet bir seyahat acentesi değildir: paket tur satmaz, para toplamaz, ödemeyi doğrudan tesise yaparsınız. Tesisin hizmetinden tesis sorumludur.

Talepleri aynı ekip yanıtlar. Yine de her talep tek başına ve şifreli saklanır; otel talebine yazdığınız, psikolojik destek talebinizde görünmez. Formu [formlar](/kullanici/formlar) sayfasında bulabilirsiniz.
`,
  },
  en: {
    title: 'Hotel and holiday requests',
    summary:
      'A form that takes the searching off your hands: dates, people, needs, and you get an answer with options.',
    body: `
There are weeks in which comparing hotels in ten tabs is simply beyond you. Fill in the form, and we look for options that could suit you and write back.

## What to put in

Give the place, the dates, how many adults and children you are, and how many rooms. The children’s ages, the limit of your budget or a worry about the journey fit into the note. Mention what you need: an entrance without steps, a room with a wide door, a fridge for medicine, a quiet floor. You do not have to explain your health, naming the need is enough.

## And then?

1. Your request reaches our team and you receive a confirmation.
2. Options come by e-mail or phone, each with its price and its terms for cancelling.
3. Whether you book is up to you. Asking commits you to nothing.

We are not a travel agency: we sell no packages and collect no money, and you pay the hotel directly. The hotel answers for what it provides.

The same team answers all requests. Each is stored on its own and encrypted, though, and what you write for a hotel does not appear in a request for psychological support. You will find the form under [Forms](/en/user/forms).
`,
  },
}
