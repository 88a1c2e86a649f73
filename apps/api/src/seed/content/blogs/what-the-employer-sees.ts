import type { BlogSeed } from '../content-seed.ts'

export const whatTheEmployerSees: BlogSeed = {
  key: 'what-the-employer-sees',
  category: 'work',
  publishedAt: '2025-01-27T07:00:00Z',
  tr: {
    uri: 'isveren-neyi-gorur-neyi-hic-gormez',
    title: 'İşveren neyi görür, neyi hiç görmez',
    summary: 'Çalışanların fısıldayarak, insan kaynaklarının çekinerek sorduğu sorular ve açık karşılıkları.',
    body: `
**"Anlattığım müdürüme gider mi?"** Bu soru toplantılarda sorulmaz. Çay ocağında, asansörde, çoğu zaman da hiç sorulmaz; kişi yalnızca aramaz. O yüzden cevabı en başa yazıyoruz: gitmez.

Gerisi ayrıntıdır, ama güven ayrıntıda kurulur. Aşağıda çalışanlardan ve insan kaynaklarından beklenebilecek soruları yan yana koyduk. Aynı yazıyı iki tarafın da okuyabilmesi, kuralın kendisi kadar önemli.

## Çalışanın soruları

**Raporda ne var?** Aralık olarak sayılar: programdan yararlanabilenler, bir dönemde kullananlar, ne için kullandıkları (yazı, test ya da form gibi) ve yeterince kişinin okuduğu konular. Ad, gün, saat, okunan yazı, tek bir test sonucu, görüşmede söylenen bir söz yok.

**Dört kişilik bir birimdeyiz. "Bir kişi aradı" yazsa kim olduğu belli olur.** Yazmaz. Kullanım sayıları en az 5; konular, testler ve formlar en az 10 farklı kişi olmadan görünmez. Gizlenen sayı toplamdan çıkarılıp bulunabilecekse yanındaki de gizlenir. Kural raporun üzerinde yazılıdır.

**Şirket bilgisayarından girersem?** Bizim raporumuzda görünmez. Ama işyerinin bilgisayarı ve ağı üzerinde kurumunuzun kendi kayıtları olabilir; onları biz yönetmiyoruz. İçiniz rahat etsin istiyorsanız kendi telefonunuzdan, kendi bağlantınızla girin.

**Test sonucum kimin?** Sizin. İşverene verilmez, reklamda kullanılmaz, bir yapay zekâyı eğitmekte kullanılmaz. Silmek isterseniz silersiniz. Kendine zarar verme ile ilgili bir soruya olumlu cevap verirseniz ekranda önce 112 görünür; bu uyarı size gösterilir, işverene bildirilmez.

**Peki hiç mi istisna yok?** Talebinizi yanıtlayan görevli onu adınızla açar; ne zaman ve neden açıldığını siz de görürsünüz. Görüştüğünüz uzmana, gizliliğin sınırını ilk görüşmede sorun. Bir insanın hayatı tehlikedeyse acil yardım çağrılması gerekebilir. Bunun muhatabı [112’dir](tel:112), yöneticiniz değil.

## İnsan kaynaklarının soruları

**Parasını biz ödüyoruz. Kimin yararlandığını bilmek hakkımız değil mi?** Parasını ödediğiniz şey tam da bilmemektir. Kimin kullandığını bildiğiniz gün program kullanılmaz olur, ödediğiniz para da boşa gider.

**Küçük bir şirketiz, rapor hep boş gelecek.** Bazı dönemlerde gelebilir. Boş bir hücre bir arıza değil, birinin korunduğunun işaretidir. Birkaç dönemi yan yana okumak çoğu zaman daha çok şey söyler; daha küçük bir gruba bakmak hiçbir zaman.

**Sınırı bizim için düşürebilir misiniz?** Hayır. Yükseltmek mümkündür, düşürmek kimse için mümkün değildir.

**Bir çalışan için gerçekten kaygılanıyorum. Bize başvurup başvurmadığını söyleyin, ona göre davranayım.** Söyleyemeyiz. Ama sizinle, ad vermeden, o çalışanla nasıl konuşacağınızı düşünebiliriz. Kaygınız doğruysa ihtiyacınız olan bilgi bizde değil, onun vereceği cevaptadır.

**Raporu ekiple paylaşabilir miyim?** Evet, paylaşmanızı isteriz. Kullanım raporu çalışanlara da aynı biçimde açıktır. İki tarafın aynı sayfaya bakması, kapalı bir dosyadan daha çok güven verir.

## Kimsenin sormadığı soru

**Bunu neden bu kadar uzun anlatıyorsunuz?** Çünkü gizlilik vaat edilmez, gösterilir. "Bize güvenin" diyen bir metin yazmak kolaydı. Bunun yerine neyin göründüğünü, neyin görünmediğini ve bilmediğimiz yerin neresi olduğunu yazdık.

Bu sayfayı yazdırıp çay ocağına asabilirsiniz. Altına bir satır ekleyin: *"Bu kural müdür için de geçerlidir."* Soruların bir kısmı orada, sorulmadan cevap bulur.
`,
  },
  en: {
    uri: 'what-the-employer-sees-and-never-sees',
    title: 'What the employer sees, and what it never sees',
    summary: 'The questions that employees whisper and HR hesitates to ask, with open answers.',
    body: `
**"Will my boss hear what I say?"** Nobody asks this in a meeting. It is asked by the kettle or in the lift, and often not at all; the person just never calls. So here is the answer, ahead of everything else: no.

The rest is detail, but trust is made of detail. Below, questions one may expect from employees stand beside those one may expect from human resources. That both sides can read the same page matters as much as the rule itself.

## Asked by employees

**What is in the report?** Figures, as ranges: how many employees may use the programme, how many did in a period, what for (reading, a test, a form), and which topics enough people read about. There are no names, days or hours in it, no article anyone read, no single test result, nothing said in a session.

**There are four of us in my unit. "One person called" would give me away.** It will not be written. Usage counts appear from 5 different people upwards; topics, tests and forms from 10. If a hidden figure could be found by subtracting it from a total, the one next to it is hidden too. The rule is printed on the report.

**And if I sign in from a company computer?** Our report does not show it. But your organisation may keep records of its own on its computers and network, and those are not ours to govern. For peace of mind, use your own phone and your own connection.

**Whose is my test result?** Yours. It is not given to the employer, not used in advertising, and not used to train any artificial intelligence. If you want it gone, you delete it. If you say yes to a question about self-harm, 112 appears first; that card is shown to you and not reported to the employer.

**Is there really no exception?** Whoever answers your request opens it with your name, and you can see when and why. Ask the professional you speak with about the limits of confidentiality, in the first session. When somebody's life is in danger, emergency help may have to be called. That means [112](tel:112), not your manager.

## Asked by human resources

**We pay. Are we not entitled to know who benefits?** What you pay for is precisely not knowing. The day you can tell who uses the programme, nobody will, and the money is wasted.

**We are small. The report will always be empty.** In some periods it may be. An empty cell is not a fault, it is a sign that someone is being protected. Reading several periods side by side often says more. Looking at a smaller group never does.

**Could you lower the floor for us?** No. It can be raised, and it cannot be lowered for anyone.

**I am truly worried about one employee. Tell me whether they came to you, and I will act accordingly.** We cannot. What we can do is think with you, without a name, about how to talk to that person. If your worry is right, the information you need is not with us but in the answer they give you.

**May I show the report to the team?** Please do. Employees can open the usage report in just the same form. Two sides looking at one page build more trust than a closed file.

## Asked by nobody

**Why such a long explanation?** Because privacy is shown rather than promised. A text that says "trust us" would have been easy to write. We wrote instead what can be seen, what cannot, and where our own knowledge ends.

You are welcome to print this page and hang it by the kettle. Add one line at the bottom: *"This goes for the boss as well."* Some of the questions will find their answer there before anyone has to ask them.
`,
  },
}
