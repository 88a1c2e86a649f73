import type { ArticleSeed } from '../article-seed.ts'

export const questionsForACounsellor: ArticleSeed = {
  key: 'questions-for-a-counsellor',
  category: 'support',
  publishedAt: '2026-02-02T06:00:00Z',
  tr: {
    title: 'Bir uzmana sorabileceğiniz on soru',
    summary:
      'İlk görüşmeye giderken yanınıza alın: ne sormalı, nasıl bir cevap beklemeli, ne zaman kalkıp gitmeli.',
    body: `
Bir koltuk seçerken üç mağaza gezer, en özel konumuzu anlatacağımız kişiye ise tek soru sormadan otururuz. Soru sormak ayıp gelir; sanki güvenmiyormuşuz gibi. Oysa güven, soruların cevaplanmasıyla başlar.

Listeyi yazdırın ya da ekranda açık tutun. Hepsini sormanız gerekmez. Üçü bile görüşmenin havasını değiştirir. Cevapları kâğıdın kenarına yazabilirsiniz.

## Kim olduğuna dair

- **"Hangi eğitimi aldınız, unvanınız nedir?"** Unvanlar birbirine benzer, aynı şeyi anlatmaz. Klinik psikolog, 1219 sayılı Kanun’un ek 13. maddesinde tanımlanan bir sağlık mesleğidir ve klinik psikolojide yüksek lisans ya da doktora ister; aynı madde psikoloğu ayrı bir sağlık mesleği olarak tanımlamaz. Bu, birinin değerini ölçmez. Kiminle konuştuğunuzu bilmenizi sağlar. Belgesini görmek istemek olağandır.
- **"Benim konumda daha önce çalıştınız mı?"** Rahatlatan cevap "her şeyle çalışırım" değil, "şununla çok, şununla az çalıştım" cevabıdır.

## Nasıl çalıştığına dair

- **"Bir görüşme nasıl geçer?"** Ne kadar sürdüğünü, kimin konuştuğunu, ödev olup olmadığını öğrenin. Belirsiz bir cevap alırsanız bir kez daha sorun.
- **"Sizce ne kadar sürer?"** Kimse bunu baştan kesin bilemez. Sayı vererek söz verenden uzak durun. "Dördüncü görüşmede birlikte bakalım" makul bir cevaptır.
- **"İyi gitmediğini nasıl anlarız?"** Bu soruya bozulmayan biriyle çalışmak kolaydır.

## Gizliliğe dair

- **"Anlattıklarım kiminle, hangi durumda paylaşılır?"** Tam ve mutlak bir gizlilik sözü bekleme eğilimindeyiz. Dürüst bir cevap sınırını da söyler: hayatın tehlikede olduğu durumlar gibi.
- **"Görüşme kaydediliyor mu, not tutuyor musunuz, notlar nerede durur?"** Bizim platformumuzda randevularda ses, görüntü ya da yazışma kaydı alınmaz. Başka yerlerde de sorun.
- **"İşverenim bir şey öğrenir mi?"** Destek işyeriniz üzerinden geliyorsa bu soruyu yüksek sesle sorun. Çekinmeniz doğaldır; tam da o yüzden sorulur. Cevap, kimin neyi gördüğünü tek tek saymalıdır.

## Para ve zamana dair

- **"Ücret, iptal ve gecikme kuralları nedir?"** Ödemeden önce yazılı olarak elinizde olsun. Özel teklif, paket ya da acele ettiren bir söz duyarsanız bir gece bekleyin.

## Kendinize dair

- **"Buradan çıkınca kendimi nasıl hissettim?"** Bunu uzmana değil, kapıdan çıktıktan on dakika sonra kendinize sorun. Yorgun, ağlamaklı hatta huzursuz çıkabilirsiniz; konuşmak yorar. Ertesi sabah bir daha bakın. Ama *küçülmüş* çıkıyorsanız, yani yargılanmış, azarlanmış, acele ettirilmiş hissediyorsanız bu dikkate değerdir.

## Kalkıp gitmek için yeterli nedenler

- Kesin sonuç sözü verilmesi.
- Dokunma, özel hayatınıza uygunsuz ilgi, görüşme dışında buluşma teklifi.
- Başka danışanların hikâyelerinin tanınacak biçimde anlatılması.
- İlacınızı bırakmanızın söylenmesi. İlaçla ilgili kararları yalnızca hekiminizle konuşun.
- İnancınız, kimliğiniz ya da seçimleriniz hakkında ders verilmesi.

Giderken açıklama borcunuz yoktur. "Bana uygun olmadığını düşünüyorum, teşekkür ederim" yeter. Size zarar verildiyse kurumuna, bağlı olduğu meslek örgütüne ya da gerektiğinde savcılığa başvurabilirsiniz.

## İlk kapı son kapı değildir

İnsan bir hekimi, bir öğretmeni değiştirir de danışmanını değiştirmeye utanır. İki görüşmeden sonra olmadığını hissediyorsanız önce bunu ona söyleyin; çoğu uzman bu konuşmayı bilir ve kimi zaman iş oradan açılır. Olmazsa bir başkasına gidin.

> Bir uzmanla uyuşmamak, kimseyle konuşamayacağınız anlamına gelmez. Yanlış numara çevirdiniz; telefon hâlâ elinizde.

Bu liste sakin günler içindir. Hayatınız ya da bir başkasının hayatı tehlikedeyse sorular beklesin: [112’yi arayın](tel:112).
`,
    sources: [
      {
        title: '1219 sayılı Tababet ve Şuabatı San’atlarının Tarzı İcrasına Dair Kanun, ek madde 13',
        url: null,
      },
    ],
  },
  en: {
    title: 'Ten questions you may ask a counsellor',
    summary:
      'Take them along to a first session: what to ask, what kind of answer to expect, and when to leave.',
    body: `
We visit three shops before choosing an armchair, and then sit down with the person who will hear our most private matters without asking a thing. It feels rude, as though we did not trust them. But trust begins with questions that get answered.

Print the list or keep it open on the screen. You need not ask all of it. Even three of them change the air in the room. You may write the answers in the margin.

## About who they are

- **"What did you train in, and what is your title?"** Titles sound alike and mean different things. In Türkiye, *klinik psikolog* (clinical psychologist) is a health profession defined in additional article 13 of Law 1219, and takes a master's degree or a doctorate in clinical psychology; the same article does not define *psikolog* as a health profession of its own. This does not measure anyone's worth. It lets you know whom you are speaking to. Asking to see a diploma is ordinary.
- **"Have you worked with something like mine before?"** The reassuring answer is not "I work with everything" but "a lot with this, little with that".

## About how they work

- **"What happens in a session?"** Find out how long it lasts, who talks, and whether there is homework. If the answer is vague, ask once more.
- **"How long do you think it will take?"** Nobody can be sure at the start. Keep away from those who promise a number. "Let us look at it together in the fourth session" is a sensible reply.
- **"How shall we notice if it is not going well?"** People who take this question calmly are easy to work with.

## About privacy

- **"With whom is what I say shared, and when?"** We tend to expect a promise of total secrecy. An honest answer names its limit as well, such as a life in danger.
- **"Is this recorded, do you keep notes, and where are they?"** On our platform no sound, picture or chat of an appointment is recorded. Ask elsewhere, too.
- **"Does my employer learn anything?"** If the support comes through your work, ask this one aloud. Being shy about it is natural, and just the reason to ask. The answer should list who sees what, item by item.

## About money and time

- **"What are the rules for fees, cancelling and being late?"** Have them in writing before you pay. If you hear of a special offer, a bundle, or anything that hurries you, wait for a night.

## About yourself

- **"How did I feel on leaving?"** Put this one to yourself, ten minutes after the door has closed. You may come out tired, close to tears, even unsettled, because talking is work. Look again the next morning. But if you come out *smaller*, judged, told off or hurried, take note of it.

## Good enough reasons to get up and go

- A promise of certain results.
- Touching, an unsuitable interest in your private life, a suggestion to meet elsewhere.
- Stories about other clients told so that they could be recognised.
- Being told to stop your medication. Decisions about medication are for you and your doctor alone.
- Lectures on your faith, your identity or your choices.

You owe no explanation. "I do not think this suits me, thank you" is enough. If you have been harmed, you can turn to their institution, to their professional body or, where it comes to that, to the public prosecutor.

## The first door is not the last one

People change doctors and teachers and are ashamed to change counsellors. If after two sessions it does not feel right, tell them first. Most professionals know that conversation, and sometimes things open up just there. If they do not, go to someone else.

> Not getting on with one professional does not mean that you cannot talk to any. You dialled a wrong number; the phone is still in your hand.

This list is for quiet days. If your life or another person's is in danger, the questions can wait: [call 112](tel:112).
`,
    sources: [
      {
        title:
          'Law 1219 on the Practice of Medicine and Related Arts (Türkiye), additional article 13, in Turkish',
        url: null,
      },
    ],
  },
}
