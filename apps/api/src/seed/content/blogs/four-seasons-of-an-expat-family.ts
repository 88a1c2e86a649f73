import type { BlogSeed } from '../content-seed.ts'

export const fourSeasonsOfAnExpatFamily: BlogSeed = {
  key: 'four-seasons-of-an-expat-family',
  category: 'family',
  publishedAt: '2026-05-11T07:00:00Z',
  tr: {
    uri: 'expat-ailenin-ilk-yili-dort-mevsim',
    title: 'Expat ailenin ilk yılı: dört mevsim, bir işveren',
    summary: 'Taşınma bütçesinde yeri olmayan şeyler ve bir şirketin her mevsimde yapabileceği küçük işler.',
    body: `
Taşınma dosyasında on yedi kalem var: nakliye, geçici konut, okul kaydı, oturma izni. "Eşinin akşam saat sekizde konuşacak kimsesi olmaması" diye bir kalem yok. Oysa yurt dışı görevlerin kaderi çoğu zaman ofiste değil, o saatte, mutfakta belli olur.

Bir aile düşünün. Gerçek değiller; ama bu yılı yaşayan herkes onları tanıyacaktır. Biri yeni işine başladı, öteki işini geride bıraktı. Dokuz yaşında bir kızları var, bir de yaşlı köpekleri.

## Sonbahar: her şey yeni

Herkes yardımsever. Şirket bir ev buldu, bir araç verdi, hoş geldin yemeği düzenledi. Aile bol fotoğraf gönderiyor. Kız yeni okulunda ilk hafta hiç konuşmuyor, öğretmen "alışır" diyor.

*İşveren ne yapabilir?* Yemeğe yalnızca çalışanı değil, aileyi çağırın ve eşe "siz ne iş yapıyorsunuz" diye sormadan önce bir nefes alın. Acil numaraları onların dilinde yazılı verin: ambulans, polis ve itfaiye için [112](tel:112). Yanına evin Türkçe adresini ekleyin, kapıya asılsın.

## Kış: sessizlik

Fotoğraflar azaldı. Çalışan geç çıkıyor, çünkü kendini kanıtlaması gerektiğini düşünüyor. Eşi gün boyu iki cümle kuruyor, ikisi de kasada. Kız ağlamıyor artık; bu iyiye işaret sanılıyor. Köpek kar görmüş, mutlu olan bir tek o.

Evde bir akşam şu cümle kurulur: *"Senin için geldik."* Söylenince herkes susar.

*İşveren ne yapabilir?* Üçüncü ayda bir görüşme koyun ve konusu iş olmasın. Eşin çalışma izni, dil kursu, mesleğini sürdürme yolu için birinin gerçekten ilgilenmesini sağlayın. Destek görüşmelerinin ailenin rahat ettiği dilde mümkün olup olmadığını önceden öğrenin ve nasıl ulaşılacağını *eşe de* söyleyin. Çoğu bilgi çalışanın posta kutusunda kalır.

## İlkbahar: ilk kök

Kız bir arkadaş edindi; adını yanlış söylüyor, kimse aldırmıyor. Eş, pazarda kendisini bekleyen bir tezgâh buldu. Çalışan ilk kez bir toplantıda şaka yaptı, üç saniye geç de olsa güldüler.

Tam bu sırada memleketten bir telefon gelir: bir anneanne düşmüştür. Uzakta olmanın ağırlığı o gece anlaşılır.

*İşveren ne yapabilir?* Aile acil durumunda kaç gün izin, hangi bilet, kimin onayı gerekiyor, bunu önceden yazın. Gece yarısı kural aranmaz. Dönüşte de "nasıl geçti" diye sorun; giden kişi oradan da buradan da eksilmiş hisseder.

## Yaz: dönmek mi, kalmak mı

Tatilde eve gidilir ve ev küçülmüştür. Arkadaşlar yarım saat sorar, sonra kendi konularına geçer. Kız orada da "biraz yabancı"dır. Dönüş uçağında kimse konuşmaz, herkes aynı şeyi düşünür: *biz artık nereliyiz?*

*İşveren ne yapabilir?* Görev süresinin uzayıp uzamayacağını son aya bırakmayın. Belirsizlik, aileyi valizi toplanmış hâlde yaşatır. Dönüş kararı alınırsa onu da bir taşınma sayın: geri dönenin de bir ilk kışı olur ve o kışta kimse hoş geldin yemeği düzenlemez.

## Beşinci mevsim

Takvimde olmayan bir mevsim daha var: işlerin kötüye gittiği. Uyuyamayan, her akşam içen, çocuğuna bağıran, evden çıkmayan biri. İlişkide şiddet. Yurt dışında bunlar daha kolay gizlenir, çünkü bakan göz azdır. Böyle bir şeyden kaygı duyuyorsanız kişiyle yalnız ve açık konuşun; sosyal destek için [183](tel:183), tehlike anında [112](tel:112) aranır. Konsolosluğun ve güvenilir bir hekimin numarası da ilk sonbaharda verilmiş olsun.

Programımızın bu aileler için neleri kapsadığını [expat destek programı](/expat-destek-programi-nedir) sayfasında okuyabilirsiniz. Oraya gitmeden önce bir şey yapın: ekibinizde bu yıl taşınan ailenin eşinin adını hatırlamaya çalışın.
`,
  },
  en: {
    uri: 'the-first-year-of-an-expat-family',
    title: 'The first year of an expat family: four seasons, one employer',
    summary:
      'What has no line in the relocation budget, and the small things a company can do in each season.',
    body: `
There are seventeen items in the relocation file: movers, temporary housing, school, residence permit. "A partner with nobody to talk to at eight in the evening" is not among them. Yet it is often there, in the kitchen and at that hour, that the fate of an assignment is settled, rather than in the office.

Imagine a family. They are not real, but anyone who has lived through such a year will know them. One has started a new job, the other has left one behind. They have a daughter of nine and an elderly dog.

## Autumn: all is new

Everybody is helpful. The company has found a flat, provided a car, given a welcome dinner. The family sends plenty of photographs. In her first week at school the girl says nothing. "She will get used to it," says the teacher.

*What can the employer do?* Invite the family to the dinner, not just the employee, and take a breath before asking the partner "and what do you do?" Hand over the emergency number, written in their language: for ambulance, police and fire it is [112](tel:112). Add the address of the flat in Turkish, to hang beside the door.

## Winter: silence

There are fewer photographs. The employee stays late, feeling that there is something to prove. The partner says two sentences a day, both of them at the till. The girl no longer cries, and this is taken for a good sign. The dog has seen snow and is the only happy one.

One evening the sentence is spoken: *"We came because of you."* After that nobody speaks.

*What can the employer do?* Set up a talk in the third month, and let it not be about work. Make sure somebody truly looks into a work permit for the partner, a language course, a way to go on with their profession. Find out beforehand whether counselling is possible in a language in which the family is at ease, and tell *the partner as well* how to reach it. Most information stays in the employee's inbox.

## Spring: a first root

The girl has found a friend. She gets the name wrong and nobody minds. The partner has found a stall at the market where somebody waits for them. The employee made a joke in a meeting for the first time. They laughed, three seconds late.

Just then the phone rings: a grandmother has fallen, back home. It is on that night that one learns how much distance weighs.

*What can the employer do?* Write down in advance how many days, which ticket and whose approval there are in a family emergency. Nobody looks for rules at midnight. And ask afterwards how it was, because those who went feel missing at both ends.

## Summer: go back, or stay?

They go home for the holidays, and home has shrunk. Friends ask for half an hour, then return to their own lives. The girl is a little foreign there as well. On the plane back nobody talks, and all of them think the same: *where are we from, by now?*

*What can the employer do?* Do not leave it to the last month to say whether the assignment goes on. Uncertainty makes a family live out of a packed suitcase. If they are to return, count that as a move, too. It has its own first winter, and nobody gives a welcome dinner in that one.

## The fifth season

There is one more, which is on no calendar: when things go wrong. Somebody cannot sleep, drinks every evening, shouts at the child, does not leave the flat. There may be violence in the couple. Abroad such things are easier to hide, since there are fewer eyes. If you worry, talk to the person alone and openly; for social support there is [183](tel:183), in danger [112](tel:112). See to it that the numbers of the consulate and of a trusted doctor were handed over in that first autumn.

What our programme includes for these families is on the page about the [expat programme](/en/expat-employee-program). Before you go there, try to remember the name of the partner in the family that moved to your team this year.
`,
  },
}
