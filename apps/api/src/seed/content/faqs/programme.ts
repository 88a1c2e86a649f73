import type { FaqSeed } from '../content-seed.ts'

export const programmeFaqs: readonly FaqSeed[] = [
  {
    key: 'what-is-it',
    group: 'programme',
    tr: {
      question: 'Bu program nedir, ücretini kim öder?',
      answer:
        'İş yerinizin çalışanları için açtığı bir destek programıdır. Zorlandığınız bir konuda bir uzmanla konuşabilir, hukuki, mali ya da tıbbi bilgi alabilir, panelde yazıları okuyabilirsiniz. Ücretini işvereniniz öder; sizden para istenmez, maaşınızdan kesilmez. İşvereniniz kimin başvurduğunu öğrenmez, yalnızca toplu sayılar görür. Kullanmak zorunda değilsiniz, kullanmamanın da bir sonucu yoktur.',
    },
    en: {
      question: 'What is this programme, and who pays?',
      answer:
        'It is a support programme your employer has opened for the people who work there. You can talk to a professional about something hard, get legal, financial or medical information, and read in the panel. Your employer pays. You are not asked for money, and nothing is taken from your salary. Your employer does not learn who used it and sees group figures only. You are free to leave it alone, and doing so has no consequence either.',
    },
  },
  {
    key: 'what-can-i-bring',
    group: 'programme',
    tr: {
      question: 'Derdim bunun için fazla küçük olabilir mi?',
      answer:
        'Olmaz. Uykusuzluk, evdeki bir gerginlik, yeni bir ekibe alışamamak ya da yalnızca birine anlatma isteği başvurmak için yeterlidir. Konunun adını koymanız da gerekmez. Başvurduğunuzda size uygun yol birlikte bulunur; bazen tek bir görüşme, bazen okunacak bir yazı, bazen de başka bir kuruma yönlendirme olur.',
    },
    en: {
      question: 'Could my problem be too small for this?',
      answer:
        'No. Sleeping badly, tension at home, not finding your place in a new team, or just the wish to tell someone is enough. You need not have a name for it. Once you get in touch we look for the right way together, which may be one conversation, something to read, or a pointer to another institution.',
    },
  },
  {
    key: 'my-family',
    group: 'programme',
    tr: {
      question: 'Eşim ve çocuklarım da yararlanabilir mi?',
      answer:
        'Bu, kurumunuzun yaptığı anlaşmaya bağlıdır. Hizmetlerin neler olduğu [hizmet kapsamı](/kullanici/hizmet-kapsami) sayfasında yazar. Kimleri kapsadıklarını anlaşmadan ya da programın telefonundan öğrenebilirsiniz; ararken adınızı vermeniz gerekmez. Görüşmeler yetişkinler içindir; çocuğunuzla ilgili bir konuda görüşmeye siz katılırsınız. Eşiniz başvurursa bunu size de işvereninize de söylemeyiz.',
    },
    en: {
      question: 'May my partner and children use it too?',
      answer:
        'That depends on the agreement with your employer. What the services are stands under [Our services](/en/user/our-services). Look into the agreement, or ask by phone whom they include; you need not give your name. Meetings are for adults, so when it is about your child, you are the one who takes part. If your partner gets in touch, we tell neither you nor your employer.',
    },
  },
  {
    key: 'emergency',
    group: 'programme',
    tr: {
      question: 'Acil bir durumda sizi arayabilir miyim?',
      answer:
        'Hayır, beklemeyin: [112’yi arayın](tel:112). Bu program bir acil yardım hizmeti değildir; randevu, yanıt ya da uygun saat beklerken değerli zaman geçer. Kendinize zarar vermeyi düşünüyorsanız, birinin hayatı tehlikedeyse ya da emin olamıyorsanız önce 112. Yanınızda biri varsa ona da söyleyin. Acil olmayan sosyal destek konularında [183](tel:183) de aranabilir. Tehlike geçtikten sonra bizimle konuşabilirsiniz.',
    },
    en: {
      question: 'Can I call you in an emergency?',
      answer:
        'No, please do not wait: [call 112](tel:112). This programme is not an emergency service, and precious time passes while one waits for an answer or a free hour. If you think of harming yourself, if a life is in danger, or if you cannot tell, 112 comes first. Tell the person next to you as well. For social support that is not urgent there is also [183](tel:183). When the danger has passed you are welcome to talk with us.',
    },
  },
  {
    key: 'do-tests-diagnose',
    group: 'programme',
    tr: {
      question: 'Testler bana tanı koyar mı?',
      answer:
        'Koymaz. [Testler](/kullanici/testler) son günlerinize dışarıdan bakmanıza yardım eden kısa öz değerlendirmelerdir. Her birinin kaynağı, lisansı ve sınırı sayfasında yazar. Sonuç bir etiket değil, bir hekimle ya da uzmanla konuşurken kullanabileceğiniz bir nottur. Çıkan sayı sizi korkutursa onunla baş başa kalmayın, birine gösterin. Sorular ağırlaşırsa testi bırakabilirsiniz; yaşamak istemediğinizi düşünüyorsanız [112’yi arayın](tel:112).',
    },
    en: {
      question: 'Do the tests give me a diagnosis?',
      answer:
        'They do not. The [tests](/en/user/tests) are short self-assessments that help you look at your recent days from outside. Each page states its source, its licence and its limits. A result is no label; it is a note you can take to a doctor or another professional. If the number frightens you, show it to somebody and do not stay alone with it. You may stop at any question. If you think of not wanting to live, [call 112](tel:112).',
    },
  },
  {
    key: 'is-the-assistant-human',
    group: 'programme',
    tr: {
      question: 'Sanal asistan bir insan mı?',
      answer:
        'Hayır, otomatik çalışan bir yazılımdır ve bunu konuşmanın başında söyler. Size sayfaları bulmakta ve hangi hizmetin uygun olabileceğini düşünmekte yardımcı olur. Yazdıklarınız saklanmaz. Tanı koymaz, ilaç önermez, bir uzmanın yerini tutmaz. Bir insanla konuşmak istediğinizi yazarsanız size başvuru yolunu gösterir. Hayatınız tehlikedeyse asistana yazmayın, doğrudan [112’yi arayın](tel:112).',
    },
    en: {
      question: 'Is the virtual assistant a person?',
      answer:
        'It is software that answers automatically, and it says so at the start. It helps you find pages and think about which service might suit you. Nothing that you write to it is kept. It does not diagnose, recommend medicine, or take the place of a professional. Write that you would like to talk with a human being, and it shows you how. If your life is in danger, do not write to the assistant, [call 112](tel:112) directly.',
    },
  },
]
