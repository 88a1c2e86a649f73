import type { AboutLifeSeed } from '../content-seed.ts'

export const theBacksOfPhotographs: AboutLifeSeed = {
  key: 'the-backs-of-photographs',
  publishedOn: '2025-12-15',
  tr: {
    title: 'Fotoğrafların arkası',
    summary: 'Kutudaki yüzlerin adlarını bilen son kişiyle bir kış öğleden sonrası.',
    body: `
Ayakkabı kutusunda yüz kadar fotoğraf var. Ön yüzlerinde herkes gülüyor. Arkaları boş, yalnızca birinde kurşun kalemle "Pazar, serin" yazıyor. Kim yazmış, hangi pazar, bilen yok.

Teyzem seksen dört yaşında, iki gözlüğü var. Aralıkta, yağmurlu bir öğleden sonra kutuyu dizine koydum, kalemi ben aldım. Sordum: "Bu kim?"

"Bu Nezihe. Kolunu saklıyor, alçıda. Ağaçtan düşmüştü, dut yerken. Babası kızmasın diye merdivenden dedik."

Yazdım: *Nezihe, kolu alçıda, merdiven değil dut ağacı.*

"Bu kim?"

"Onu geç."

Geçtim. Üç fotoğraf sonra kendi döndü: "O, evlenmediğim adam." Yazmamı istemedi. Arkasına yalnızca bir nokta koyduk; ikimiz biliyoruz.

Böyle böyle, iki demlik çay ve bir ara uykusuyla, kırk fotoğraf. Yağmur dinmişti, ikimiz de fark etmedik. Bazılarında kişiyi değil, eşyayı hatırladı: perdeyi kendi dikmiş, radyo taksitle alınmış, masanın bir ayağı kitapla desteklenmiş, kitap hâlâ duruyormuş.

## Yapacaklara

- Günde on beşten fazlasına bakmayın; hatırlamak yürümek kadar yorar.
- Tükenmez kalemle bastırarak yazmayın, öne çıkar. Yumuşak kurşun kalem.
- "Hatırlıyor musun?" diye değil, "burada ne var?" diye sorun. Hatırlamayan mahcup olmasın.
- Ses kaydı isterse, yalnızca isterse. Kalem çoğu zaman daha az ürkütür.
- Susulan fotoğrafları zorlamayın. Noktanız olsun.

Kutunun dibinde benim de bir fotoğrafım çıktı, üç yaşında, ağlıyorum. Teyzem baktı, arkasını çevirdi, kalemi bu kez o aldı. Ne yazdığını eve gelince okudum: *Pazar, serin. Ayakkabısını sevmedi.*
`,
  },
  en: {
    title: 'The backs of photographs',
    summary: 'A winter afternoon with the last person who knows the names of the faces in the box.',
    body: `
There are a hundred photographs or so in the shoe box. On the front everybody smiles. The backs are empty, except for one that says in pencil "Sunday, cool". Who wrote it, and which Sunday, no one can tell.

My aunt is eighty-four and has two pairs of glasses. On a rainy afternoon in December I put the box on her lap and took the pencil. I asked, "Who is this?"

"That is Nezihe. She is hiding her arm, it is in plaster. She fell out of a tree, eating mulberries. We said the stairs, so that her father would not be angry."

I wrote: *Nezihe, arm in plaster, not the stairs but the mulberry tree.*

"Who is this?"

"Go on to the next."

I did. Three pictures later she came back to it. "That is the man I did not marry." She did not want it written. We put a dot on the back, and the two of us know.

So, with two pots of tea and one nap, we went through forty. The rain had stopped and neither of us noticed. In some of them she remembered not the people but the things: the curtain she had sewn, the radio bought in instalments, the table with a book under one leg. She still has the book.

## For those who would do the same

- No more than fifteen a day. Remembering tires you as walking does.
- Do not press hard with a ballpoint, it shows on the front. Use a soft pencil.
- Do not ask "Do you remember?" but "What have we here?", so that nobody is put to shame.
- Record the voice if they want it, and only then. A pencil is often less frightening.
- Leave silent pictures alone. Have a dot.

At the bottom there was one of me, three years old and crying. My aunt looked at it, turned it over, and this time took the pencil. I read what she had written when I came home: *Sunday, cool. Did not like the shoe.*
`,
  },
}
