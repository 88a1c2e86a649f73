import type { BulletinSeed } from '../content-seed.ts'

export const questionsChildrenAreNotAsked: BulletinSeed = {
  key: 'questions-children-are-not-asked',
  issuedOn: '2024-04-08',
  tr: {
    title: 'Çocuklara sormadığımız sorular',
    summary: '"Okul nasıldı" yerine: nisanın uzayan akşamlarında birlikte yürürken sorulabilecek on soru.',
    body: `
"Okul nasıldı?" "İyi." Konuşma burada biter, herkes telefonuna döner. Sorun çocukta da sizde de değil; sorunun kendisinde. Çok büyük, çok tanıdık ve yanıtı belli.

Aşağıdakileri bir sınav gibi art arda sormayın. Birini seçin, yan yana yürürken ya da bulaşık kurularken sorun, sonra susun. Kimi çocuk yüz yüze değil, yan yana daha kolay konuşur.

- Bugün kiminle gülmüş olabilirsin?
- Okulda hangi köşe sana ait gibi geliyor?
- Öğretmen olsan neyi kaldırırdın?
- Bugün birine haksızlık edildi mi?
- Evde fısıltıyla konuştuğumuzda ne düşünüyorsun?
- Benim işim sence nedir, gün boyu ne yapıyorum?
- Neye kızdığımı sanıp da yanıldığın oldu mu?
- Büyüyünce evimizden neyi hatırlamak istersin?
- Hangi kuralımız saçma?
- Bana sormak isteyip de sormadığın bir şey var mı?

Son soruya "yok" derse teşekkür edin ve bir gün olursa dinleyeceğinizi söyleyin. Yanıt hoşunuza gitmediğinde ilk cümleniz bir düzeltme olmasın. Çocuk, yanıtın sonucunu bir kez görür ve unutmaz.

Siz de bir soruya yanıt verin. Onlar da merak eder.
`,
  },
  en: {
    title: 'Questions we do not ask children',
    summary: 'In place of "How was school?": ten things to ask on a walk in April’s longer evenings.',
    body: `
"How was school?" "Fine." The conversation ends there and everybody returns to a phone. The fault lies neither with the child nor with you but with the question. It is too big, too familiar, and its answer is known.

These are not an examination. Take one, ask it while walking side by side or drying dishes, and then be quiet. Some children talk more easily next to you than opposite.

- Who might you have laughed with today?
- Which corner of the school feels like yours?
- If you were the teacher, what would you abolish?
- Was anyone treated unfairly today?
- What do you think when we whisper at home?
- What is my job, in your view? What do I do all day?
- Did you ever think I was angry about something and find you were wrong?
- When you are grown up, what would you like to remember of our home?
- Which of our rules makes no sense?
- Is there something you wanted to ask me and did not?

If the answer to the last one is no, say thank you. When you do not like an answer, do not begin with a correction. A child remembers what an answer led to.

Answer one yourself. They are curious too.
`,
  },
}
