import type { BlogSeed } from '../content-seed.ts'

export const fiveBeliefsAboutMoneyWorries: BlogSeed = {
  key: 'five-beliefs-about-money-worries',
  category: 'money',
  publishedAt: '2026-07-27T07:00:00Z',
  tr: {
    uri: 'calisanin-para-kaygisi-uzerine-bes-inanis',
    title: 'Çalışanın para kaygısı üzerine beş inanış',
    summary: 'Bir işverenin iyi niyetle inandığı, kapalı kapılar ardında ise başka türlü yaşanan beş şey.',
    body: `
Maaş gününün ertesi sabahı muhasebenin önünde biri bekliyor. Avans isteyecek. Üç gündür cümlesini hazırlıyor, kapı açılınca "kolay gelsin" deyip geri dönüyor. Bu sahneyi kimse görmedi, bu yüzden hiçbir toplantıda konuşulmadı.

Para kaygısı işyerinin en kalabalık ve en sessiz konusudur. Üzerine kurulan inanışlar da o sessizlikten beslenir. Beşini ele aldık; her birinin yanına denenebilecek bir iş koyduk.

## "Özel hayat, bize düşmez"

Cüzdanın içi elbette size düşmez. Ama para kaygısı kapıda bırakılıp içeri girilemez; kişi ekrana bakar ve kirayı görür. Üstelik bir parçası sizin elinizdedir: ücretin hangi gün yattığı, bordronun anlaşılır olup olmadığı, masrafın ne zaman geri ödendiği.

*Denenebilecek iş:* İş için cepten yapılan harcamayı aynı hafta geri ödeyin. Birinin ay sonunu şirketin uçak bileti bozmasın.

## "Zam yaparsak sorun biter"

Ücret adil değilse konuşulacak ilk konu ücrettir, hiçbir program onun yerine geçmez. Bunu açıkça söyleyelim. Ama yeterli ücret alan biri de bir boşanmanın, bir hastalığın, bir akrabaya kefil olmanın altında kalabilir. Kaygı bazen sayıdan değil, sayıyı kimseye söyleyememekten gelir.

*Denenebilecek iş:* Ücretlerin neye göre belirlendiğini yazın ve paylaşın. Bilinmeyen ölçüt, iyi niyetli bir zammı bile kuşkuya çevirir.

## "Zor durumda olan söyler"

Söylemez. Borç, birçok insan için hastalıktan daha utandırıcıdır. Söyleyen de çoğu zaman en son durakta söyler: maaşına haciz yazısı geldiğinde. O yazıyı ilk gören bordro görevlisidir; bir insanın en kırılgan bilgisi onun masasındadır.

*Denenebilecek iş:* Haciz yazısını kimin göreceğini, kişiye kimin ve hangi sözlerle haber vereceğini bir kez konuşun. Koridorda söylenmez, sesli okunmaz, şakası yapılmaz.

## "Bir seminer düzenleyelim, bütçe yapmayı öğrensinler"

Dar bir gelirle dört kişiye bakan biri bütçe yapmayı, seminer verecek kişiden iyi bilir. Ders vermek onu küçültür. Bilgi ise işe yarar: bir sözleşmenin nasıl okunduğu, hakların nerede sorulduğu, hangi teklifin tuzak olduğu.

*Denenebilecek iş:* Seminer yerine, kişinin tek başına ve ad vermeden sorabileceği bir yer gösterin. Çalışan destek programlarında mali ve hukuki bilgi görüşmesi bulunabilir. Ürün satan bir kurumu bu iş için içeri almayın.

## "Avans verirsek alışırlar"

Avans bir lütuf gibi verilirse utandırır, kurala bağlıysa korur. Kim, ne kadar, ne sıklıkta, kime başvurarak: yarım sayfa yeter. Yarım sayfanın olmadığı yerde boşluğu başkaları doldurur; hızlı para veren, belge istemeyen, gecikince kapıya gelen.

*Denenebilecek iş:* Kuralı yazın, başvuruyu tek bir kişiye ve kapalı bir kanala bağlayın, gerekçe sormayın.

## Söylenmeyen altıncı inanış

"Bizde öyle şey yok." Kumarın, tehdit eden alacaklının, evde parasını elinden alan birinin konusu açılmadığı için yok sanılır. Birini böyle bir durumda görürseniz çözmeye kalkmayın; yalnız konuşun, hukuki ve psikolojik desteğin yolunu gösterin. Tehdit ediliyorsa ya da "benden kurtulsanız daha iyi" gibi bir söz ediyorsa beklemeyin, yanında kalın, [112’yi arayın](tel:112). Sosyal destek için [183](tel:183) aranabilir.

Muhasebenin önündeki kişiye dönelim. Ona gereken uzun bir program değil. Kapıda, herkesin okuyabileceği yükseklikte asılı yarım sayfa: *"Avans isteyebilirsiniz. Şuraya yazın. Nedenini sormayacağız."*
`,
  },
  en: {
    uri: 'five-beliefs-about-employees-money-worries',
    title: 'Five beliefs about employees and money worries',
    summary:
      'Five things that employers believe in good faith, and that are lived differently behind closed doors.',
    body: `
On the morning after payday somebody is standing outside the accounts office. They want to ask for an advance. The sentence has been three days in the making. When the door opens they say "good morning" and go back to work. Nobody saw this, and so no meeting ever discussed it.

Money worry is the most crowded subject at work and the quietest one. The beliefs built on top of it feed on that quiet. Here are five, each with something that could be tried.

## "It is private, it is no business of ours"

The inside of a wallet is certainly not your business. But money worries cannot be left at the gate: a person looks at the screen and sees the rent. And part of it is in your hands, namely the day on which pay arrives, whether a payslip can be understood, how soon expenses are refunded.

*Worth trying:* Refund what people spent for work within the same week. Nobody's end of the month should be spoiled by a company flight.

## "A pay rise settles it"

If pay is not fair, pay is the first thing to talk about, and no programme takes its place. Let that be said openly. But even with decent pay, someone can be buried under a divorce, an illness, or a signature for a relative. At times the worry comes less from the number than from having nobody to tell it to.

*Worth trying:* Write down how pay is decided, and share it. When the yardstick is unknown, the kindest of rises is looked at with suspicion.

## "Those in trouble will say so"

They will not. For many people debt is more shameful than illness. Those who do speak often speak at the last stop, when an order against their wages arrives. The first to see that letter works in payroll, with the most fragile fact about a person on the desk.

*Worth trying:* Talk once about who sees such a letter, who tells the person, and in what words. It is not mentioned in corridors, not read aloud and not joked about.

## "Let us hold a seminar on budgeting"

Whoever feeds four on a minimum knows more about budgets than the person who gives the seminar. To be lectured makes them smaller. Information is of use, though: how to read a contract, where to ask about one's rights, which offer is a trap.

*Worth trying:* Instead of a seminar, point to a place where people can ask alone and without a name. Assistance programmes may include talks on financial and legal information. Do not let in anyone who has a product to sell.

## "If we give advances they will get used to it"

Given as a favour, an advance is humiliating. Given by rule, it protects. Who, how much, how often, from whom: half a page will do. Where that half page is missing, others fill the gap, those who lend quickly, want no papers, and come to the door when it is late.

*Worth trying:* Write the rule, let requests go to one person through one closed channel, and do not ask for reasons.

## A sixth belief, left unspoken

"We have nothing like that here." Gambling, a creditor who threatens, somebody at home who takes the money away: since nobody brings them up, they are taken not to exist. If you find a person in such a place, do not try to solve it. Speak with them alone and show the way to legal and psychological support. If they are being threatened, or say something like "you would be better off without me", do not wait. Stay with them and [call 112](tel:112). For social support there is [183](tel:183).

Back to the person outside the accounts office. What they need is no large programme. It is half a page on the door, at a height where all can read it: *"You may ask for an advance. Write here. We will not ask why."*
`,
  },
}
