import type { ProductSeed } from '../content-seed.ts'

export const employeeAssistance: ProductSeed = {
  key: 'employee-assistance',
  icon: 'chat',
  tr: {
    title: 'Çalışan Destek Programı',
    summary: 'Ücretini işverenin ödediği, içeriğini işverenin görmediği bir destek: konuşma, bilgi, okuma.',
    body: `
Bir kurumun çalışanlarına verebileceği en sade söz şudur: zor bir günde konuşabileceğiniz biri vardır ve işvereniniz bunu öğrenmez. Program bu söz üzerine kuruludur. Sözün bir sınırı da vardır: talebinizi yanıtlayan görevli onu adınızla açar, bu da kaydınıza yazılır; bir hayat tehlikedeyse acil yardım çağrılabilir.

## İçinde ne var?

Psikolojik destek, çift ve aile danışmanlığı, ebeveyn desteği, hukuki, mali ve tıbbi bilgilendirme. Yöneticiler için danışmanlık. Panelde Türkçe ve İngilizce makaleler, aylık bültenler, kişinin kendine bakmasını kolaylaştıran öz değerlendirmeler. Her hizmetin ne olduğu [hizmet kapsamı](/kullanici/hizmet-kapsami) sayfasında yazar; hangilerinin sizin kurumunuzda açık olduğunu kurumunuzun anlaşması belirler, programın telefonundan da sorabilirsiniz.

## İşveren ne alır?

Yalnızca grup sayılarından oluşan bir kullanım raporu: kaç kişi, ne için, hangi konular. Kullanım sayıları en az 5; konular, testler ve formlar en az 10 kişi olmadan görünmez. Gizlenen bir sayı çıkarma yaparak da bulunamaz. Aynı raporu çalışanlar da açıp okuyabilir.

## Ne beklenmemeli?

Program iş yükünü azaltmaz, ücret eşitsizliğini gidermez, kötü bir çalışma düzenini katlanılır kılmak için kullanılmamalıdır. Bir sağlık kuruluşu değildir; tanı koymaz, ilaç yazmaz. Acil hizmet de vermez: hayati tehlikede [112 aranır](tel:112).
`,
  },
  en: {
    title: 'Employee Assistance Programme',
    summary: 'Support that the employer pays for and does not look into: conversation, information, reading.',
    body: `
The plainest promise an organisation can make to its people is this: on a hard day there is somebody to talk to, and your employer does not learn of it. The programme is built on that. It has limits as well: whoever answers your request opens it with your name, which is written to your record, and where a life is in danger, emergency help may be called.

## What is in it?

Psychological support, couples and family counselling, help for parents, and legal, financial and medical information. Consultation for managers. In the panel, articles in Turkish and English, monthly bulletins, and self-assessments for looking at how one is doing. What each service is stands under [Our services](/en/user/our-services); which of them are open to you is set in your employer’s agreement, and you can ask by phone.

## What does the employer receive?

A usage report made of group figures, nothing else: how many people, what for, which topics. Usage counts appear from 5 people upwards; topics, tests and forms from 10. A hidden figure cannot be worked out by subtraction. Employees can open and read the same report.

## What should not be expected of it?

It does not lighten a workload or mend unequal pay, and it should not be used to make a bad way of working bearable. It is no health institution: it does not diagnose or prescribe. Nor is it an emergency service, so when a life is in danger the number is [112](tel:112).
`,
  },
}
