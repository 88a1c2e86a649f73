import type { ServiceSeed } from '../content-seed.ts'

export const parenting: ServiceSeed = {
  key: 'parenting',
  icon: 'home',
  tr: {
    title: 'Ebeveyn desteği',
    summary:
      'Uyumayan bebekten kapısını kapatan ergene: çocuk büyütürken takıldığınız yerleri konuşmak için.',
    body: `
Çocuğunuzu siz tanırsınız. Bu hizmet size nasıl bir anne ya da baba olmanız gerektiğini öğretmez; tıkandığınız yerde yüksek sesle düşünebileceğiniz birini bulur.

Konu çoğu zaman küçük başlar: sabahları giyinmek istemeyen bir çocuk, biten bir arkadaşlık, telefon saatleri, yeni doğan kardeşe vurma, okula gitmeme, sınav yılı, boşanma sonrası iki ev. Bazen de konu çocuk değil, sizsinizdir. "Bağırıyorum ve sonra kendime kızıyorum" demek için de arayabilirsiniz.

## Görüşme nasıl geçer?

1. Bir olayı baştan sona anlatırsınız; son kez ne oldu, kim ne dedi.
2. Uzmanla birlikte, değiştirilebilecek tek bir anı seçersiniz.
3. Denersiniz. İsterseniz bir sonraki görüşmede ne olduğuna bakarsınız.

Çocuğunuzun yanınızda olması gerekmez; görüşme sizinledir. Doğrudan çocukla yapılan çalışmalar bu hizmetin dışındadır, gerekiyorsa nereye başvurabileceğinizi konuşursunuz.

Ulaşmak için [formlar](/kullanici/formlar) sayfasındaki psikolojik destek talebini doldurun, notuna "ebeveyn desteği" yazın. Çocuğunuzun adını yazmayın, yaşını söylemeniz yeter. Bir çocuğun güvende olmadığını düşünüyorsanız form doldurmayın: acil durumda [112](tel:112), sosyal destek için [183](tel:183).
`,
  },
  en: {
    title: 'Support for parents',
    summary:
      'From the baby who will not sleep to the teenager behind a door: for the places where raising children gets stuck.',
    body: `
You know your child. Nobody here will teach you what kind of mother or father to be. What you get is somebody to think aloud with at the point where you are stuck.

It usually starts small: a morning fight over clothes, a friendship that ended, screen hours, hitting the new baby, refusing school, an exam year, two homes after a divorce. And sometimes it is not the child but you. "I shout, and then I am angry with myself" is reason enough to call.

## How a conversation goes

1. You tell one event from beginning to end: what happened last time, who said what.
2. Together you choose a single moment that could go differently.
3. You try it. If you like, you look at how it went in the next meeting.

Your child does not need to be there, since the meeting is with you. Work with children themselves lies outside this service; where it is called for, you can talk about where to turn.

Fill in the psychological support request under [Forms](/en/user/forms), and put "support for parents" in its note. Please do not write your child’s name, the age is enough. If you believe a child is not safe, skip the form: [112](tel:112) in an emergency, [183](tel:183) for social support.
`,
  },
}
