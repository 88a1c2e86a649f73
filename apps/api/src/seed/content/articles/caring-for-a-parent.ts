import type { ArticleSeed } from '../article-seed.ts'

export const caringForAParent: ArticleSeed = {
  key: 'caring-for-a-parent',
  category: 'support',
  publishedAt: '2026-01-05T06:00:00Z',
  tr: {
    title: 'Yaşlanan anneye, babaya bakarken',
    summary: 'İş, ev ve bakım arasında kalanlara: yükü görünür kılmak ve paylaşmak için.',
    body: `
Bir gün telefonda sesini duyar, bir şeyin değiştiğini anlarsınız. Aynı soruyu ikinci kez soruyordur. Ya da düşmüştür, "önemli değil" diyordur. O günden sonra aklınızın bir köşesi hep orada kalır.

Anne babaya bakmak sevgiyle yapılır; bu, ağır olmadığı anlamına gelmez. Sevmek ile yorulmak aynı kalpte durabilir.

## Önce neyin yapıldığını yazın

Bakımın çoğu görünmez. Bir hafta boyunca yaptıklarınızı not edin: ilaç saatini hatırlatmak, randevu almak, pazara gitmek, gece telefonuna cevap vermek, merak etmek. Evet, merak etmek de bir iştir.

Liste iki işe yarar. Siz ne kadar çok şey taşıdığınızı görürsünüz. Ve paylaşacağınız zaman elinizde "bana yardım edin" değil, "salı günkü fizik tedaviyi sen götürür müsün" cümlesi olur.

## Kardeşlerle konuşmak

Bakım çoğu ailede yakın oturana, bekâr olana ya da kız çocuğa kalır. Kimse böyle karar vermemiştir; öyle oluvermiştir. Bunu suçlamadan masaya koymak mümkündür.

1. Herkesin uygun olduğu bir saatte, yalnızca bu konu için buluşun. Uzaktakiler ekrandan katılsın.
2. Listeyi okuyun. Yorum katmadan.
3. Herkese sorun: zaman mı, para mı, iş mi verebilir? Uzakta olan faturaları, randevuları, telefon görüşmelerini üstlenebilir.
4. Karar verilenleri yazın ve bir ay sonra yeniden bakın.

Herkesin payı eşit olmayabilir. Amaç eşitlikten çok, söylenmiş ve kabul edilmiş bir dağılımdır.

## Onun adına değil, onunla

Korumak isterken elinden çok şey alabiliriz. Yavaş giyinmesi, düğmeyi kendi iliklemesi, çayı kendi koyması zaman alır; ama onundur. Kararları onunla konuşun: "Merdivenler için kaygılanıyorum. Sence ne yapalım?" Sizden daha uzun yaşadı. Son sözü her zaman onun olmasa da ilk söz onun olabilir.

Geçmişte aranız iyi değildiyse bakım, eski kırgınlıkları da kapıya getirir. Görevinizi yaparken yakınlık hissetmek zorunda değilsiniz. Bunun için kendinize yüklenmeyin.

> Kendinize ayırdığınız saat, ondan çaldığınız bir saat değildir. Yarın da orada olabilmenizin koşuludur.

## İşyerinde söylemek

Söylemek zorunda değilsiniz; ama bilinmesi bazı şeyleri kolaylaştırabilir. Ayrıntıya girmeden, ihtiyacınızı söyleyin: "Babamın bakımıyla ben ilgileniyorum. Önümüzdeki iki ay çarşamba sabahları geç gelmem gerekebilir, işi şöyle telafi edebilirim." İzin ve esnek çalışma haklarınızı insan kaynaklarına sorun.

## Nefes alacak yer bulmak

- Haftada bir, sabit, sizin olan iki saat belirleyin. O saatte kimin bakacağını önceden yazın.
- Aynı durumda olan biriyle konuşun. Açıklamak zorunda kalmamak dinlendirir.
- Evde bakım ve destek hizmetleri için [183 sosyal destek hattına](tel:183) ya da belediyenize sorun.
- Uykunuz bozuldu, sabrınız tükendi, sesinizi sık yükseltir olduysanız bunu bir hekimle ya da danışmanla konuşun. Bu kötü bir evlat olduğunuzu değil, yükün bir kişiye çok geldiğini gösterir.

Ani bilinç değişikliği, yüzde kayma, konuşmada bozulma, düşme sonrası şiddetli ağrı ya da nefes darlığında beklemeyin: [112’yi arayın](tel:112).
`,
  },
  en: {
    title: 'Caring for a parent who grows old',
    summary: 'For those between work, home and care: making the load visible, and sharing it.',
    body: `
One day you hear the voice on the phone and know that something has changed. The same question comes a second time. Or there was a fall, and "it was nothing". From then on a corner of your mind never leaves that house.

We care for parents out of love, and that does not make it light. Loving someone and being tired of it fit into the same heart.

## First, write down what is being done

Most care is invisible. For one week, note what you do: reminding them of a pill, making an appointment, the shopping, answering the phone at night, worrying. Yes, worrying is work too.

The list serves two purposes. You see how much you carry. And when it comes to sharing, you have more than "please help me". You have "could you take her to physiotherapy on Tuesday?"

## Talking with brothers and sisters

In many families care falls to whoever lives nearby, is single, or is a daughter. Nobody decided it. It came about. You can put that on the table without blaming anyone.

1. Meet for this subject alone, at an hour that suits everyone; those far away join by screen.
2. Read the list aloud, without comment.
3. Ask each person what they can give: time, money, or tasks. From a distance one can still take over bills, appointments and phone calls.
4. Write down what was agreed, and look at it again in a month.

The shares may not be equal. What you are after is less equality than an arrangement that was spoken and accepted.

## With them, not for them

Wanting to protect, we can take a great deal away. Dressing slowly, doing up a button, pouring their own tea: it takes time, and it is theirs. Discuss decisions together: "I worry about the stairs. What do you think we should do?" They have lived longer than you. They may not always have the last word, but they can have the first.

If things were never good between you, caring brings old hurts to the door as well. You do not have to feel close in order to do what you do. Do not hold that against yourself.

> The hour you keep for yourself is not stolen from them. It is what lets you be there tomorrow.

## Saying it at work

You are not obliged to, though it may make some things easier. Name the need, not the details: "I look after my father. For the next two months I may come in late on Wednesdays; this is how I would make up for it." Ask human resources about leave and flexible hours.

## Finding somewhere to breathe

- Fix two hours a week that are yours, and write down who takes over.
- Talk with someone in the same position. Not having to explain is restful.
- Ask the [social support line, 183](tel:183), or your municipality about help at home.
- If you no longer sleep, if your patience is gone, if you often raise your voice, talk with a doctor or a counsellor. It does not make you a bad child. It says that the load is too much for one.

Sudden confusion, a drooping face, slurred speech, severe pain after a fall, trouble breathing: do not wait, [call 112](tel:112).
`,
  },
}
