import type { ServiceSeed } from '../content-seed.ts'

export const expatSupport: ServiceSeed = {
  key: 'expat-support',
  icon: 'globe',
  tr: {
    title: 'Expat desteği',
    summary:
      'Başka bir ülkeden gelip Türkiye’de çalışanlara ve onlarla gelen ailelere, İngilizce ya da Türkçe.',
    body: `
Yeni bir ülkede en çok enerjiyi büyük işler değil, küçükleri alır: kargoyu aramak, çöpü hangi gün çıkaracağını öğrenmek, marketteki etiketi okumak. Üstüne bir de işte her zamanki kadar iyi olmanız beklenir.

## Neler konuşulur?

- Uyum, yalnızlık, özlem; "iyi bir fırsattı, neden mutsuzum" sorusu
- Eşinizin ya da partnerinizin işini, çevresini bırakıp gelmiş olması
- Çocuğun okula ve dile alışması
- İş yerindeki kültür farkları, dolaylı sözler, söylenmeyen beklentiler
- Geri dönüş: dönmek de bir taşınmadır

Görüşmeler İngilizce ya da Türkçe yapılabilir. Başka bir dile ihtiyacınız varsa yazın; bulup bulamayacağımızı açıkça söyleriz.

## Hangi işler kapsam dışı?

Oturma ve çalışma izni başvurusu yapmayız, ev kiralamayız, okul kaydı yapmayız, tercümanlık etmeyiz. Bu işler için hangi kuruma gidileceğini söyleyebiliriz.

Başvurmak için [formlar sayfasındaki](/kullanici/formlar) psikolojik destek talebini Türkçe ya da İngilizce doldurabilirsiniz. Türkiye’de acil durumda aranacak numara [112’dir](tel:112); şimdiden kaydedin, ailenize de söyleyin.
`,
  },
  en: {
    title: 'Support for expats',
    summary:
      'For people who came to Türkiye to work, and for the families who came along, in English or Turkish.',
    body: `
In a new country it is rarely the big things that use you up. It is ringing the courier, finding out when the bins go out, reading the label in the supermarket. And at work you are supposed to be as good as you always were.

## What we talk about

- Settling in, loneliness, homesickness, and "it was a good offer, so why am I unhappy?"
- A partner who left a job and a circle of friends to come with you
- Children finding their feet in a school and a language
- Differences at work: hints, silences, expectations nobody spells out
- Going back, which is one more move

Meetings can be in English or Turkish. If you need another language, tell us, and we will say plainly whether we can find someone.

## What we do not handle

We do not file residence or work permits, rent homes, enrol children or interpret. We can tell you which office to turn to.

To ask, fill in the psychological support request on the [forms page](/en/user/forms), in English or Turkish. The number for emergencies in Türkiye is [112](tel:112). Save it now, and tell your family.
`,
  },
}
