import type { ProductSeed } from '../content-seed.ts'

export const expat: ProductSeed = {
  key: 'expat',
  icon: 'globe',
  tr: {
    title: 'Expat Destek Programı',
    summary: 'Yabancı çalışanını ve ailesini Türkiye’de karşılayan, giderken de uğurlayan kurumlar için.',
    body: `
Bir çalışanı başka ülkeden getirmek, bilet ve izinle bitmez. Gelen kişi işe hazırdır, evde ise eşi telefonu açamıyor, çocuk okul yolunda ağlıyordur. Program bu ikinci hayatla ilgilenir.

## Üç dönem

**Gelmeden.** İngilizce ya da Türkçe bir tanışma görüşmesi: ne bekliyorsunuz, neden çekiniyorsunuz, kimler geliyor?

**İlk aylar.** Uyum, yalnızlık, okul ve iş yeri kültürü üzerine görüşmeler. Ailenin hangi üyelerinin katılabileceği kurumla yapılan anlaşmada belirlenir.

**Ayrılırken.** Dönüş ya da bir sonraki ülke için vedalaşma görüşmesi; kolayca unutulan kısım.

## Kurumun payı

Kurum çalışana programı tanıtır, İngilizce belgelerini verir ve sonra geri çekilir. Gördüğü rapor bütün çalışanların grup sayılarından oluşur: kaç kişi, ne için, hangi konular. Küçük expat grupları kolayca tanınır; bu nedenle rapor uyruğa, şehre ya da bölüme göre ayrılmaz.

## Kapsam dışında kalanlar

İzin başvurusu, vergi, ev bulma ve nakliye bu programda değildir. Hukuki ve mali konularda genel bilgi alınabilir. Ayrıntılar [expat sayfasında](/expat-destek-programi-nedir) yazar. Acil bir durumda herkesin arayacağı numara [112’dir](tel:112).
`,
  },
  en: {
    title: 'Expat Support Programme',
    summary:
      'For organisations that welcome foreign employees and their families to Türkiye, and see them off well.',
    body: `
Bringing someone in from another country does not end with a ticket and a permit. The new colleague is ready for work, while at home a partner cannot make a phone call and a child cries on the way to school. The programme looks after that second life.

## Three periods

**Before arrival.** A first talk in English or Turkish: what do you expect, what worries you, who is coming?

**The first months.** Meetings about settling in, loneliness, school, and the culture at work. Which members of the family may take part is set in the agreement with the employer.

**Leaving.** A farewell conversation before going home or on to the next country, the part that is easily forgotten.

## The organisation’s share

It introduces the programme, hands over the English papers, and then steps back. The report it sees holds group figures of all employees: how many people, what for, which topics. Small groups of expats are easy to recognise, so it is not broken down by nationality, city or department.

## Outside the scope

Permits, tax returns, house hunting and removals do not belong here. General information on legal and money questions does. Read more on [the expat page](/en/expat-employee-program). In an emergency the number for everyone is [112](tel:112).
`,
  },
}
