import type { ProductSeed } from '../content-seed.ts'

export const selffit: ProductSeed = {
  key: 'selffit',
  icon: 'check',
  tr: {
    title: 'Selffit: sağlıklı iş yeri',
    summary: 'Hareket, uyku ve beslenme için yarışsız bir iş yeri programı; katılmak da bırakmak da serbest.',
    body: `
İş yerinde "sağlık günü" denince çoğu kişinin aklına tartı, broşür ve utanma gelir. Selffit buradan başlamaz. Küçük gruplara ya da tek kişiye, kendi seçtikleri tek bir alışkanlık üzerinde birkaç hafta eşlik eder.

1. **Seçmek.** Katılan kişi kendine bir konu alır: merdiven, akşam yürüyüşü, öğle molasını masadan kalkarak geçirmek, yatma saatini sabitlemek.
2. **Denemek.** Birkaç hafta bu alışkanlığı sürdürmeye çalışır; atlanan gün sayılmaz, isteyen bırakır.
3. **Bakmak.** Dönem sonunda neyin kaldığını kişi kendisi değerlendirir.

## Kurum için

Program; vardiyalı çalışan, sahada olan ya da evden çalışan ekipler için ayrı ayrı düzenlenir. Kurumun gördüğü kullanım raporunda Selffit için ayrı bir sayı yoktur: kimin katıldığı, ne kadar yürüdüğü, kimin bıraktığı raporlanmaz. Bölüm sıralaması yapılmaz, ödül dağıtılmaz.

## Sınırı

Selffit tıbbi bir program değildir. Süregelen bir hastalığı, gebeliği ya da yakın zamanda ameliyatı olanlar hareket planından önce hekimine sormalıdır. Engelli çalışanların katılabileceği biçimler baştan planlanır, sonradan eklenmez.
`,
  },
  en: {
    title: 'Selffit, the healthy workplace programme',
    summary: 'Movement, sleep and food at work without a contest; joining is voluntary and so is leaving.',
    body: `
Say "health day" at work and many people think of scales, leaflets and embarrassment. Selffit starts elsewhere. For a few weeks it keeps a small group or a single person company with one habit they have chosen themselves.

1. **Choose.** Everyone picks a subject: the stairs, an evening walk, leaving the desk at lunch, a steady bedtime.
2. **Try.** For some weeks they try to keep it up. Missed days are not counted, and anyone may stop.
3. **Look back.** At the end each person decides what is worth keeping.

## For the organisation

It is arranged separately for teams on shifts, in the field, or at home. The usage report that the organisation sees has no figure for Selffit: who took part, how far they walked or who gave up is not reported. Departments are not ranked and no prizes are handed out.

## Its limit

Selffit is not a medical programme. People with a long-term illness, a pregnancy or a recent operation should ask their doctor before a movement plan. Ways for employees with disabilities to take part are planned from the start and not added afterwards.
`,
  },
}
