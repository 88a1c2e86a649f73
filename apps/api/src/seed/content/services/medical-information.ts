import type { ServiceSeed } from '../content-seed.ts'

export const medicalInformation: ServiceSeed = {
  key: 'medical-information',
  icon: 'info',
  tr: {
    title: 'Tıbbi bilgi hattı',
    summary:
      'Tahlil sonucundaki bir sözcük, hangi bölüme gidileceği, muayenede sorulacaklar: genel sağlık bilgisi.',
    body: `
Doktorun odasından çıktınız, kapı kapandı, aklınıza üç soru geldi. Ya da bir yakınınıza konan tanının adını bile tekrarlayamıyorsunuz. Hat, tıbbi sözcükleri gündelik dile çevirmek ve bir sonraki muayeneye hazırlanmanıza yardım etmek için vardır.

**Sorabilecekleriniz:** bir terimin ne anlama geldiği, hangi uzmanlık dalına başvurulacağı, bir tetkikten önce genellikle nelere dikkat edildiği, ilaç prospektüsündeki bir ifadenin anlamı, hekime sorulacak soruların listesi.

**Soramayacaklarınız:** "Bende ne var?", "Bu ilacı bırakayım mı?", "Bu sonuç kötü mü?" Bunların yanıtı sizi muayene eden hekimdedir. Telefonda tanı konmaz, ilaç önerilmez, raporunuz yorumlanmaz.

## Aramadan önce

Sorunuzu bir cümleyle yazın. Kullandığınız ilaçların adlarını yanınıza alın. Bir yakınınız için arıyorsanız adını vermeniz gerekmez. Programın telefonunu arayıp “tıbbi bilgi” demeniz yeterlidir; kurumunuzun anlaşmasına bu hizmetin girip girmediğini de orada sorabilirsiniz.

Göğüs ağrısı, ani güçsüzlük, konuşma bozukluğu, nefes darlığı, durmayan kanama, bilinç kaybı: bu hattı değil, hemen [112’yi arayın](tel:112). Emin olamadığınızda da önce 112.
`,
  },
  en: {
    title: 'Medical information line',
    summary:
      'A word in a lab result, which department to see, what to ask the doctor: general health information.',
    body: `
You left the doctor’s room, the door closed, and three questions occurred to you. Or somebody close to you has been given a diagnosis whose name you cannot even repeat. The line is there to turn medical words into everyday ones and to help you prepare for the next visit.

**You can ask** what a term means, which specialty to turn to, what people usually keep in mind before a test, what a phrase on a package leaflet is saying, and which questions to take to your doctor.

**You cannot ask** "What do I have?", "Shall I stop this medicine?" or "Is this result bad?" Those answers belong to the doctor who examines you. On the phone nobody diagnoses, recommends a medicine or reads your report for you.

## Before you ring

Write the question down in one sentence and have the names of your medicines at hand. When you call for a relative you need not give a name. Call the programme’s number and say “medical information”; there you can also ask whether your employer’s agreement includes it.

Chest pain, sudden weakness, slurred speech, trouble breathing, bleeding that does not stop, loss of consciousness: do not call this line, [call 112](tel:112) at once. If you are unsure, 112 first.
`,
  },
}
