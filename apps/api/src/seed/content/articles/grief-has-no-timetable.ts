import type { ArticleSeed } from '../article-seed.ts'

export const griefHasNoTimetable: ArticleSeed = {
  key: 'grief-has-no-timetable',
  category: 'loss',
  publishedAt: '2026-04-06T06:00:00Z',
  tr: {
    title: 'Yasın takvimi yoktur',
    summary: 'Birini kaybettikten sonraki günler, işe dönüş ve "ne zaman geçecek" sorusu üzerine.',
    body: `
Birini kaybettiniz. Belki dün, belki üç yıl önce. Evde hâlâ onun bardağı var, telefonunuzda hâlâ onun sesi. Dünya yürüyor, otobüsler zamanında geliyor, siz ise bir cam arkasından bakıyorsunuz.

Başınız sağ olsun. Bu yazı acıyı azaltmaya çalışmayacak. Yalnızca yanınızda biraz yürüyecek.

## Doğru bir yas tutma biçimi yok

Kimi ağlar, kimi günlerce ağlayamaz. Kimi konuşmak ister, kimi evi temizler. Bir cenazede gülmek, bir sabah rahatlamış uyanmak, ölen kişiye kızmak: bunların hiçbiri az sevdiğinizi göstermez. Yasın sırayla geçilen durakları da yoktur; aynı gün içinde birkaç yerde birden olabilirsiniz.

Acı dalga dalga gelir. Zamanla dalgaların arası açılabilir, sonra bir şarkı, bir koku, marketteki bir raf sizi ilk güne götürür. Bu geriye gitmek değildir.

> Unutmamak ile iyileşmek birbirinin karşıtı değildir. Sevdiğiniz kişiyi yanınızda taşıyarak da yaşanır.

## İlk günler için

- Yemek ve su. Tadı olmasa da, azar azar.
- Kararları bekletin. Eşyaları dağıtmak, ev değiştirmek, işi bırakmak acele istemez.
- Resmî işleri paylaştırın. "Ne yapabilirim" diye soranlara somut bir iş verin: ekmek almak, telefonlara bakmak, çocukları okuldan getirmek.
- Uyuyamadığınız gecelerde arayabileceğiniz bir kişiyi önceden belirleyin.

## İşe dönerken

Dönüş günü çoğu zaman düşündüğünüzden ağırdır. Yöneticinize önceden iki şey söylemek işe yarar: insanların bilmesini isteyip istemediğiniz ve ilk hafta neye ihtiyaç duyduğunuz.

> "Ekibe haber vermenizi isterim, ama benimle bunu konuşmaları gerekmiyor. İlk hafta toplantı yönetmek istemiyorum."

Dikkatiniz dağılacaktır. Önemli belgeleri birine okutmak, işleri yazmak, kendinize ara verebileceğiniz bir köşe bulmak ayıp değildir. Ağlarsanız ağlarsınız; çalışanlar da insandır.

## Yas tutan bir arkadaşınız varsa

Doğru cümleyi aramayın, öyle bir cümle yok. "Hiç değilse acı çekmedi", "güçlü olmalısın" gibi sözler genellikle söyleyeni rahatlatır. Bunların yerine adını söyleyin: "Ayşe Hanım’ı düşünüyorum. Sana ne kadar zor geldiğini tahmin edemem. Perşembe yemek getireyim mi?" Üçüncü ayda, ilk bayramda, doğum gününde de arayın. Herkesin sustuğu günler onlardır.

## Çocuklar varsa

Yaşına uygun, açık kelimeler kullanın. "Uyudu", "uzağa gitti" gibi sözler çocuğu uykudan ya da yolculuktan korkutabilir. "Öldü, bedeni artık çalışmıyor, geri gelmeyecek. Ben buradayım" demek serttir ama güven verir. Ağladığınızı görmesi sorun değildir; üzüntünün de bir yeri olduğunu öğrenir.

## Yardım istemek için

Aylar geçtiği hâlde gününüzü sürdüremiyorsanız, hiçbir şey hissetmiyorsanız ya da suçluluk sizi bırakmıyorsa bir uzmanla konuşmak iyi gelebilir. Onun yanına gitmek istediğinizi, yaşamak istemediğinizi düşünüyorsanız beklemeyin: [112’yi arayın](tel:112) ve şu an yanınızda olabilecek birine söyleyin.
`,
  },
  en: {
    title: 'Grief has no timetable',
    summary: 'On the days after losing someone, going back to work, and the question of when it ends.',
    body: `
You have lost someone, yesterday perhaps, or three years ago. Their cup is still in the kitchen and their voice is still on your phone. The world walks on, the buses are on time, and you watch it all through a pane of glass.

We are sorry. This text will not try to make the pain smaller. It only means to walk beside you for a while.

## There is no right way to grieve

Some people cry, others cannot for days. Some want to talk, others scrub the house. Laughing at a funeral, waking up relieved one morning, being furious with the one who died: none of it says that you loved too little. Nor are there stations to pass in order. You may be at several of them within one day.

Pain comes in waves. With time they may lie further apart, and then a song, a smell or a shelf in the supermarket carries you back to the first day. That is not going backwards.

> Not forgetting and getting better are not opposites. It is possible to live and to carry someone with you.

## For the first days

- Food and water, a little at a time, even without taste.
- Let decisions wait. Giving things away, moving house, leaving a job: none of these is in a hurry.
- Share out the paperwork. When people ask what they can do, name something real: buy bread, answer the phone, fetch the children.
- Choose beforehand one person whom you may ring on a night without sleep.

## Going back to work

The first day back is often heavier than expected. It helps to tell your manager two things in advance: whether people should know, and what you need that week.

> "Please tell the team, but they need not talk to me about it. I would rather not run meetings in the first week."

Your attention will wander. Asking someone to read over important documents, writing everything down, finding a corner where you can pause: there is no shame in any of it. If you cry, you cry. People who work are people.

## If a friend is grieving

Do not search for the right sentence; it does not exist. "At least she did not suffer" and "you must be strong" mostly soothe whoever says them. Say the name instead: "I keep thinking of Elif. I cannot imagine how hard this is. Shall I bring supper on Thursday?" Ring again in the third month, on the first holiday, on the birthday. Those are the days when everyone else has gone quiet.

## If there are children

Use plain words that suit their age. "Fell asleep" or "went far away" can make a child afraid of sleep or of journeys. "She died, her body no longer works, she will not come back, and I am here" sounds hard, but it gives something firm to stand on. Let them see you cry; they learn that sadness has a place.

## Asking for help

If months have gone by and you cannot get through your days, if you feel nothing at all, or if guilt will not let go of you, talking with a professional may do you good. If you think of following the one you lost, or of not wanting to live, do not wait: [call 112](tel:112), and tell someone who can be with you now.
`,
  },
}
