import type { ArticleSeed } from '../article-seed.ts'

export const talkingAboutMoney: ArticleSeed = {
  key: 'talking-about-money',
  category: 'money',
  publishedAt: '2026-02-23T06:00:00Z',
  tr: {
    title: 'Borcu konuşabilmek',
    summary: 'Ekstreyi açamadığınız günlerde: utancı biraz kenara alıp evde para konuşmaya başlamak.',
    body: `
Zarf masada duruyor, uygulamanın bildirimi ekranda. Açmadıkça sanki yok. Oysa açılmayan borç da insanın omzundadır; yalnızca rakamı bilinmediği için daha ağırdır.

Para sıkıntısı çoğu zaman sessiz yaşanır. Hastalığımızı anlatırız da maaşın ayın kaçında bittiğini anlatmayız. Bu yazı size nereye yatırım yapacağınızı söylemeyecek. Borcu konuşulabilir bir şeye çevirmek için birkaç adım öneriyor.

## Önce rakamı görün

Bir saat ayırın, mümkünse tek başınıza olmayın. Yanınızda çay olsun, yargılamayan biri olsun.

1. Tüm borçları tek kâğıda yazın: kime, ne kadar, aylık ödeme, son gün.
2. Her ay değişmeyen giderleri yazın: kira, fatura, okul, yol, ilaç.
3. Eve giren parayı yazın.
4. Aradaki farkı yazın ve altına tarih atın.

Ortaya çıkan sayı hoşunuza gitmeyebilir. Ama artık bir sis değil, bir sayıdır ve sayıyla konuşulabilir. Kalkıp yürüyün; o gün başka karar vermeyin.

## Sıralama

Her borç aynı ağırlıkta değildir. Önce sizi barındıran, ısıtan, doyuran ve işe götüren giderler gelir. Ardından gecikince en çok büyüyenler. Ödeyemeyeceğinizi anladığınızda gün geçmeden arayın: bankayla, ev sahibiyle, kurumla gecikmeden *önce* konuşmak, gecikmeden *sonra* konuşmaktan çoğu zaman daha çok seçenek bırakır.

Bir borcu kapatmak için yenisini almadan önce durun ve toplamda ne ödeyeceğinizi yazdırın. Hızlı para sözü veren, belge istemeyen ya da "kimseye söylemeyin" diyen kişilerden uzak durun.

## Eşinizle, ailenizle konuşmak

Borcu saklamak güveni, borcun kendisinden daha çok aşındırır. Konuşmak için ayın son gününü ya da bir tartışmanın ortasını seçmeyin.

> "Bir süredir senden sakladığım bir şey var ve bundan utanıyorum. Kartlarda toplam şu kadar borcumuz var. Kızmaya hakkın var. Birlikte bakmak istiyorum."

Dinleyen taraftaysanız ilk tepkiniz sert olabilir. "Bunu şimdi duymak zor, yarın akşam konuşalım" demek hem sizi hem konuşmayı korur. Suçlunun kim olduğunu bulmak borcu azaltmaz; gelecek ay ne yapılacağını bulmak azaltabilir.

Her ay aynı gün, yarım saatlik bir "para saati" koyun. Gündem hep aynı: ne girdi, ne çıktı, önümüzde ne var. Sonunda güzel bir şey yapın; para konuşmak cezaya dönüşmesin.

## Çocuklara ne söylemeli

Kaygıyı sezerler, nedenini bilmezlerse kendilerini suçlayabilirler. Yaşına göre kısa bir cümle yeter: "Bu ara daha az harcıyoruz. Bu bizim işimiz, seninle ilgili değil. Evimiz, yemeğimiz var." Bilmediğiniz bir sözü vermeyin.

## Yük çok ağırlaştığında

Yeniden yapılandırma, icra ya da tüketici hakları için bankanızdan yazılı bilgi, barodan ya da bir avukattan hukuki bilgi isteyebilirsiniz. Kumar ya da durduramadığınız harcamalar varsa bunu bir uzmana anlatmak, borcu konuşmak kadar önemlidir.

Borç, "çıkış yok" dedirtebilir. Çıkışı tek başınıza göremiyor olmanız, olmadığı anlamına gelmez. Yaşamak istemediğinizi düşünüyorsanız [112’yi arayın](tel:112) ve birine hemen söyleyin.
`,
  },
  en: {
    title: 'Being able to talk about debt',
    summary: 'For days when you cannot open the statement: setting shame aside and talking money at home.',
    body: `
The envelope lies on the table; the bank's notification is on the screen. As long as you leave it closed, it seems not to exist. But an unopened debt sits on your shoulders too, and it is heavier for having no number.

Money trouble is mostly lived in silence. We tell people about our illnesses, not about the day on which the salary runs out. This text will not advise you on investments. It suggests a few steps towards making debt something one can talk about.

## See the number first

Set aside an hour, with company if you can: some tea, and somebody who does not judge.

1. List every debt on one sheet: to whom, how much, the monthly payment, the last day.
2. List what you pay every month: rent, bills, school, transport, medicine.
3. Write down what comes in.
4. Write the difference, and put the date below it.

You may not like the result. But now it is a number and no longer a fog, and numbers can be discussed. Get up and go for a walk. Decide nothing else that day.

## An order

Not all debts weigh the same. First comes whatever houses you, warms you, feeds you and gets you to work. Next come those that grow fastest when late. Once you see that you cannot pay, call without letting days go by. Speaking with a bank or a landlord *before* a payment is missed usually leaves more choices than speaking *after*.

Before taking a new debt to close an old one, stop and have the total cost written down for you. Keep away from anyone who promises quick money, asks for no papers, or tells you to keep it to yourself.

## Talking with your partner, with family

Hiding debt wears away more trust than the debt does. Do not choose the last day of the month for it, nor the middle of a quarrel.

> "There is something I have kept from you, and I am ashamed of it. This is what we owe on the cards. You have every right to be angry. I would like us to look at it together."

If you are the one listening, your first reaction may be harsh. "This is hard to hear, let us talk tomorrow evening" protects both you and the conversation. Finding out who is guilty takes nothing off the debt. Finding out what happens next month might.

Keep a half-hour "money meeting" on the same day each month, always with the same agenda: what came in, what went out, what lies ahead. Do something pleasant afterwards, so that talking about money does not become a punishment.

## What to tell children

They sense worry, and if they do not know the reason they may blame themselves. A short sentence that fits their age is enough: "We are spending less for now. This is our job, and it is not because of you. We have a home and we have food." Promise nothing you cannot know.

## When it gets too heavy

For restructuring, enforcement or consumer rights, ask your bank for written information and the bar association or a lawyer for legal advice. If gambling or spending you cannot stop is part of it, telling a professional matters as much as talking about the debt.

Debt can make you say that there is no way out. Not being able to see one alone does not mean that there is none. If you think of not wanting to live, [call 112](tel:112) and tell someone straight away.
`,
  },
}
