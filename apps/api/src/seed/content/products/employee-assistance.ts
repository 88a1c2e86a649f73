import type { ProductSeed } from '../content-seed.ts'

export const employeeAssistance: ProductSeed = {
  key: 'employee-assistance',
  icon: 'chat',
  tr: {
    title: 'Çalışan Destek Programı',
    summary: 'Ücretini işverenin ödediği, içeriğini işverenin görmediği bir destek: konuşma, bilgi, okuma.',
    body: `
Bir kurumun çalışanlarına verebileceği en sade söz şudur: zor bir günde yalnız kalmazsınız ve bunu kimse öğrenmez. Program bu söz üzerine kuruludur.

## İçinde ne var?

Psikolojik destek, çift ve aile danışmanlığı, ebeveyn desteği, hukuki, mali ve tıbbi bilgilendirme. Yöneticiler için ayrı bir danışma hattı. Panelde Türkçe ve İngilizce makaleler, aylık bültenler, kişinin kendine bakmasını kolaylaştıran öz değerlendirmeler. Hangilerinin sizin kurumunuzda açık olduğu [hizmet kapsamı](/kullanici/hizmet-kapsami) sayfasında yazar.

## İşveren ne alır?

Yalnızca grup sayılarından oluşan bir kullanım raporu. Konu başlıkları en az 10 kişi, kullanım sayıları en az 5 kişi olmadan görünmez; gizlenen bir sayı çıkarma yaparak da bulunamaz. Aynı raporu çalışanlar da açıp okuyabilir.

## Ne beklenmemeli?

Program iş yükünü azaltmaz, ücret eşitsizliğini gidermez, kötü bir çalışma düzenini katlanılır kılmak için kullanılmamalıdır. Bir sağlık kuruluşu değildir; tanı koymaz, ilaç yazmaz. Acil hizmet de vermez: hayati tehlikede [112 aranır](tel:112).
`,
  },
  en: {
    title: 'Employee Assistance Programme',
    summary: 'Support that the employer pays for and does not look into: conversation, information, reading.',
    body: `
The plainest promise an organisation can make to its people is this: on a hard day you will not be alone, and nobody will find out. The programme is built on it.

## What is in it?

Psychological support, couples and family counselling, help for parents, and legal, financial and medical information. A separate consultation line for managers. In the panel, articles in Turkish and English, monthly bulletins, and self-assessments for looking at how one is doing. Which of them your employer has opened is shown under [Our services](/en/user/our-services).

## What does the employer receive?

A usage report made of group figures, nothing else. Topics appear from 10 people upwards, usage counts from 5, and a hidden figure cannot be worked out by subtraction. Employees can open and read the same report.

## What should not be expected of it?

It does not lighten a workload or mend unequal pay, and it should not be used to make a bad way of working bearable. It is no health institution: it does not diagnose or prescribe. Nor is it an emergency service, so when a life is in danger the number is [112](tel:112).
`,
  },
}
