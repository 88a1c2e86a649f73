import type { AboutLifeSeed } from '../content-seed.ts'

export const makingPickles: AboutLifeSeed = {
  key: 'making-pickles',
  publishedOn: '2025-10-20',
  tr: {
    title: 'Turşu kurmak, yani beklemeyi öğrenmek',
    summary: 'Limonlu mu, sirkeli mi tartışmasına girmeden bir kavanoz ve üç haftalık sabır.',
    body: `
Bu ülkede turşunun limonla mı sirkeyle mi kurulacağı sorulmaz. Sofrada bunu soran, kalkıp gidenlerin hesabını da öder. Bu yüzden baştan söyleyeyim: ben annemin yaptığı gibi yapıyorum ve o, hangisi olduğunu yazmamı yasakladı.

Ekim pazarı, öğleye doğru. Salatalığın küçüğü, biberin sivrisi, bir avuç havuç, kelek. Satıcı avucunu daldırıp veriyor, tartıya koymadan "şu kadar" diyor ve tutuyor.

Evde büyük leğen, büyük kavanoz, kaynatılıp soğutulmuş su, kaya tuzu, sarımsak, dereotu. Annemin tuz ölçüsü yumurtaydı: suya bırakılır, yüzünce olmuştur. Bu yöntem yumurtaya da turşuya da güvenmeyi gerektirir; tarif kitabından ölçerseniz içiniz daha rahat eder.

Dizmek, işin en sessiz yeri. Boşluk bırakmadan, ezmeden. Radyo bile kapalı. Kavanozu kaldırıp ışığa tutunca bir şehre benziyor: alt katlarda havuç, orta katlarda salatalık, çatıda dereotu.

Sonra kapak, karanlık dolap ve hiçbir şey. İşin büyük kısmı budur.

Birinci hafta: bulanık. "Bozuldu mu?" diye açmak istersiniz. Açmayın.

İkinci hafta: küçük, telaşsız kabarcıklar. Dolaptan bazen hafif bir ses gelir.

Üçüncü hafta: koku. Ev halkı mutfağa gereğinden sık uğrar, kimse nedenini söylemez.

Yirmi birinci gün kapak açıldı. İlk salatalığı ayakta, tezgâhın başında yedik; çıtırdadı. Annemi aradım, telefona çıtırdattım. "Tuzu fazla," dedi, duyarak.

Küf, kötü koku ya da şişmiş kapak varsa tatmadan atın, kavanozu sıcak suyla yıkayın. Turşu küsmez. Seneye ekim yine gelir, o tartışma da.
`,
  },
  en: {
    title: 'Making pickles, or learning to wait',
    summary: 'One jar and three weeks of patience, without joining the quarrel over lemon and vinegar.',
    body: `
In this country one does not ask whether pickles are made with lemon or with vinegar. Whoever asks at table pays for those who get up and leave. So let me say at once that I do it as my mother does, and that she has forbidden me to write which it is.

The market in October, towards noon. Small cucumbers, pointed peppers, a handful of carrots, an unripe melon. The seller dips in a hand, says "this much" without the scales, and is right.

At home a big bowl, a big jar, water that has been boiled and cooled, rock salt, garlic, dill. My mother measured the salt with an egg: put into the water, it floats when there is enough. The method asks you to trust both the egg and the pickle. Measuring by a cookbook will let you sleep better.

Packing the jar is the quiet part. No gaps, nothing crushed, not even the radio on. Held up to the light, it resembles a town, with carrots on the lower floors, cucumbers in the middle, and dill on the roof.

Then the lid, a dark cupboard, and nothing. That is most of the work.

First week: cloudy. You want to open it to see whether it has spoilt. Do not.

Second week: small, unhurried bubbles. Now and then a faint sound from the cupboard.

Third week: the smell. The family visits the kitchen more often than it needs to.

On the twenty-first day we opened it. The first cucumber was eaten standing up, at the counter, and it cracked. I rang my mother and cracked one into the phone. "Too much salt," she said, from the sound.

If there is mould, a bad smell or a swollen lid, throw it away untasted and wash the jar in hot water. Pickles take no offence. Next year October comes again, and so does the quarrel.
`,
  },
}
