import type { BlogSeed } from '../content-seed.ts'

export const whatAnAssistanceProgrammeIs: BlogSeed = {
  key: 'what-an-assistance-programme-is',
  category: 'support',
  publishedAt: '2024-11-18T07:00:00Z',
  tr: {
    uri: 'calisan-destek-programi-nedir-ne-degildir',
    title: 'Çalışan destek programı nedir, ne değildir',
    summary:
      'Bir kurucuya ya da insan kaynakları yöneticisine, satış dili olmadan: neyi üstlenir, neyi üstlenemez.',
    body: `
Evlerin çoğunda mutfak çekmecesinde bir el feneri durur. Haftalarca kimse dokunmaz. Elektrik kesildiğinde herkes yerini bilir. Çalışan destek programı işyerinde buna benzer: değeri, ne kadar çok kullanıldığından önce, gerektiğinde bulunabilmesindedir.

İşveren bir anlaşma yapar ve ücretini öder. Çalışan, bir şey zor geldiğinde kimseden izin almadan programa ulaşır: psikolojik destek görüşmesi, hukuki ya da mali bilgi, aileyle ilgili bir soru, okunacak bir yazı. İşverene dönen tek şey, kişilerin seçilemeyeceği toplu sayılardır.

Buraya kadar olanı her broşürde bulursunuz. Aşağıdaki altı çift ise genellikle ilk toplantının sonunda, kapı ağzında sorulur.

## Bir kapıdır, bir sınav değildir

Başvurmak için "yeterince kötü" olmak gerekmez. Uykusu kaçan da arar, boşanan da, çocuğunun okulunu seçemeyen de. Kapıda kimse nedeninizin büyüklüğünü tartmaz. Küçükken konuşulan sıkıntı, büyüdüğünde konuşulandan daha kısa cümlelere sığar.

## Destektir, hastane değildir

Program konuşmaya, bilgi vermeye ve yol göstermeye yarar. Acil servis değildir; hayat tehlikedeyse aranacak numara [112’dir](tel:112). Bir sağlık kuruluşunun yerini almaz, gerektiğinde oraya gitmeyi kolaylaştırır. Bunu ilk gün söylemeyen bir sağlayıcıya temkinli yaklaşın.

## İşverenin armağanıdır, gözü değildir

Kim aradı, ne anlattı, hangi testi açtı: bunlar işverene gitmez. "Ama benim çalışanım, yalnızca yardım etmek istiyorum" diyen iyi niyetli bir yöneticiye de gitmez. Güven bir kez delinirse fener bir daha çekmeceden çıkmaz. Bu yüzden bilmemek, işverenin programa yaptığı katkının en önemli parçasıdır.

## Yükü taşımaya yardım eder, yükü azaltmaz

Üç kişinin işini bir kişiye veren bir kurumda iyi bir program bile bir bardak sudur. Yangın başka yerdedir: mesai düzeninde, belirsiz görevde, adaletsiz bir ücrette. Programı, bunları konuşmanın yerine koymayın. Onu bunlarla *birlikte* düşünün.

## Yöneticiye danışılacak yerdir, disiplin aracı değildir

Yönetici, zor bir konuşmadan önce ad vermeden akıl danışabilir. "Performansın düştü, programa git" diyemez. Gitmek de gitmemek de dosyaya yazılmaz. Zorla çalınan kapıdan kimse gerçekten içeri girmez.

## Süren bir sözdür, bir defalık duyuru değildir

İlk gün gönderilen e-posta unutulur. Program; işe başlarken, doğum izninden önce, bir kayıptan sonra, bütçe daralırken yeniden anlatılmalıdır. Kısa, aynı sözcüklerle ve üst yönetimden başlayarak. Kurucunun "ben de aradım" demesi gerekmez; "arayabilirsiniz, aradığınızı biz öğrenmeyiz" demesi yeter.

## Karar vermeden sorulacak beş soru

1. Acil bir aramada dakika dakika ne oluyor, gece üçte kim açıyor?
2. Görüşmeyi yapan kişilerin eğitimini kim, nasıl doğruluyor?
3. Bize gelen raporun boş bir örneğini görebilir miyiz?
4. Bir sayı kaç kişiden azsa gizleniyor?
5. Anlaşma bitince çalışanların verisine ne oluyor?

Bu sorulara düz cümlelerle cevap veren biriyle konuşuyorsanız doğru yoldasınız. Cevap yerine bir başarı hikâyesi dinliyorsanız soruyu bir kez daha sorun.

Programın bizde nasıl kurulduğunu [çalışan destek programı](/calisan-destek-programi) sayfasında, düz cümlelerle anlattık. Aklınıza takılanı [iletişim](/iletisim) sayfasından sorabilirsiniz.
`,
  },
  en: {
    uri: 'what-an-employee-assistance-programme-is-and-is-not',
    title: 'What an employee assistance programme is, and what it is not',
    summary: 'For founders and HR managers, without sales talk: what it can take on and what it cannot.',
    body: `
In most homes a torch lies in a kitchen drawer. Nobody touches it for weeks, and when the lights go out everyone knows where it is. An employee assistance programme is something like that at work. Before we ask how much it is used, its worth lies in being found when it is needed.

The employer signs an agreement and pays. When something gets hard, an employee reaches the programme without asking anyone for permission: for counselling, for legal or financial information, for a question about the family, for something to read. All that goes back to the employer is group figures in which nobody can be made out.

So much is printed in every brochure. The six pairs below are usually asked at the end of the first meeting, in the doorway.

## A door, not an exam

Nobody has to be "bad enough" to call. People call because they cannot sleep, because they are divorcing, because they cannot settle on a school for their child. No one at the door weighs the size of the reason. Trouble that is talked about while it is small fits into shorter sentences.

## Support, not a hospital

A programme is for talking, informing and showing the way. It is no emergency service; where a life is in danger the number is [112](tel:112). It does not replace a health institution, though it may make it easier to go to one. Be careful with providers who do not say so on the first day.

## The employer's gift, not the employer's eye

Who called, what was said, which test was opened: none of it goes to the employer. Nor does it go to a well-meaning manager who says "but these are my people, I only want to help". Once trust has a hole in it, the torch stays in the drawer. Not knowing is therefore the most important thing an employer contributes.

## Help with the load, not less of it

Where one person does the work of three, even a good programme is a glass of water. The fire is elsewhere, in the hours, in unclear roles, in unfair pay. Do not put a programme in the place of talking about those. Think of it *together with* them.

## Advice for managers, not a tool of discipline

Before a difficult talk a manager may ask for advice without naming anyone. What they may not say is "your performance is down, go to the programme". Neither going nor staying away enters a file. Nobody truly walks in through a door they were pushed through.

## A promise that goes on, not an announcement

The e-mail of the first day is forgotten. Tell people again when they join, before parental leave, after a loss, when budgets shrink. Keep it short and in the same words, beginning at the top. A founder does not have to say "I called as well". "You may call, and we will not learn of it" is enough.

## Five questions before you decide

1. What happens, minute by minute, in an urgent call, and who picks up at three in the morning?
2. Who verifies the training of the people who do the talking, and how?
3. May we see an empty example of the report we would get?
4. Below how many people is a figure hidden?
5. What happens to employees' data when the agreement ends?

If the answers come in plain sentences, you are talking to the right people. If a success story comes instead, ask again.

How ours is set up is described, in plain sentences, on the page about the [employee assistance programme](/en/employee-assistance-program). Whatever remains open you can ask through [contact](/en/contact).
`,
  },
}
