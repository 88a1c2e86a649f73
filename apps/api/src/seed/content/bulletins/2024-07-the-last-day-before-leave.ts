import type { BulletinSeed } from '../content-seed.ts'

export const theLastDayBeforeLeave: BulletinSeed = {
  key: 'the-last-day-before-leave',
  issuedOn: '2024-07-01',
  tr: {
    title: 'İzinden önceki son gün',
    summary: 'Saat saat: kapıyı gerçekten kapatarak tatile çıkmak için bir iş günü.',
    body: `
**09.00** Yeni işe başlamayın. Bugünün tek işi, siz yokken kimsenin sizi aramasına gerek kalmaması. Bir kâğıda açık konuları yazın; beş taneden çoksa yarısı zaten bekleyebilir.

**10.30** Devir notu. Her konu için üç satır: neredeyiz, sıradaki adım ne, kime sorulur. Şifre yazılmaz. Notu okuyacak kişiyle on dakika konuşun, çünkü yazdığınızı siz anlarsınız.

**12.00** Yemeğe çıkın. "Bugün yemek yemesem de olur" diyen kişi tatilin ilk günü hasta yatar gibi uyur.

**14.00** Otomatik yanıt. Döneceğiniz tarih, acil durumda aranacak kişi, o kadar. "Sınırlı erişimim olacak" yazmayın; okuyan bunu "yazabilirsiniz" diye anlar.

**15.30** Telefonunuzdaki iş uygulamalarının bildirimlerini kapatın. Silmek size fazla geliyorsa son ekrana taşıyın.

**16.45** Masayı toplayın. Dönüş günü için kendinize tek cümlelik bir not bırakın: nereden başlayacaksınız?

**17.30** Çıkın. Asansörde aklınıza gelen şey bekleyebilir.

İzniniz olmayabilir; mevsimlik işte, kasada, hastanede temmuz en yoğun ay olabilir. O zaman tek bir yarım günü bu listeyle kapatmayı deneyin. Kısa bir kapı da kapıdır.
`,
  },
  en: {
    title: 'The last day before your leave',
    summary: 'Hour by hour: a working day that ends with a door properly closed.',
    body: `
**09.00** Start nothing new. Today’s only task is that nobody should have to ring you while you are away. Write down what is open. If it is more than five things, half of them can wait.

**10.30** The handover note, three lines for each: where it stands, what comes next, whom to ask. No passwords. Talk it through for ten minutes with the one who will read it, because what you write is clear to you.

**12.00** Go and eat. Skip it, and you may sleep through the first day away.

**14.00** The automatic reply. The date you return, who to contact if it is urgent, and that is all. Do not put "I will have limited access", as it reads like an invitation.

**15.30** Turn off the notifications of work apps. If deleting them is too much, move them to the last screen.

**16.45** Clear the desk and leave yourself one sentence for the day you are back. Where will you begin?

**17.30** Leave. Anything remembered in the lift can wait.

Perhaps you have no leave: at a till, in a hospital, in seasonal work July can be the busiest month. Try closing a single half day with this list. A small door is a door.
`,
  },
}
