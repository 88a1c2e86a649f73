import type { FaqSeed } from '../content-seed.ts'

export const accountFaqs: readonly FaqSeed[] = [
  {
    key: 'remember-me',
    group: 'account',
    tr: {
      question: '"Beni hatırla" kutusu ne yapar?',
      answer:
        'İşaretlerseniz tarayıcıyı kapatıp açsanız da oturumunuz sürer, ama en fazla 12 saat. İşaretlemezseniz oturum tarayıcıyla birlikte biter. Kutu kapalı gelir, çünkü telefonunuza başkası da bakıyor olabilir. Ortak bir bilgisayarda işaretlemeyin. İşaretleyip pişman olduysanız "Çıkış yap" demeniz yeterlidir; o tarayıcının bütün sekmelerinde oturum kapanır.',
    },
    en: {
      question: 'What does the "Remember me" box do?',
      answer:
        'With it ticked, you stay signed in after closing the browser, for 12 hours at most. Unticked, the session ends with the browser. It is off to begin with, since other people may pick up your phone. Do not tick it on a shared computer. If you did and regret it, choose "Sign out", and you are signed out in every tab of that browser.',
    },
  },
  {
    key: 'one-time-password',
    group: 'account',
    tr: {
      question: 'Tek kullanımlık şifre nasıl çalışır?',
      answer:
        'Şifrenizi kullanmak yerine telefonunuza gelen kısa kodla giriş yapabilirsiniz. Kod 5 dakika geçerlidir ve bir kez kullanılır. Yeni bir kod isterseniz eskisi geçersiz olur. Üst üste çok deneme yapılırsa giriş bir süre kapanır; bu, hesabınızı korumak içindir. Kodu kimseye söylemeyin, biz de sormayız. Telefonunuz değiştiyse şifrenizle girip hesap bilgilerinizi güncelletin.',
    },
    en: {
      question: 'How does the one-time password work?',
      answer:
        'In place of your password you can sign in with a short code sent to your phone. It is valid for 5 minutes and can be used once. When you ask for another, the earlier one stops working. After many attempts in a row, signing in is closed for a while in order to protect your account. Tell the code to nobody; we will not ask for it either. If your number has changed, use your password and have your details updated.',
    },
  },
  {
    key: 'forgot-password',
    group: 'account',
    tr: {
      question: 'Şifremi unuttum, ne yapmalıyım?',
      answer:
        'Giriş penceresinde "Şifremi unuttum" yazısına dokunun ve hesabınızdaki e-posta adresini yazın. Adres bizde kayıtlıysa oraya 30 dakika geçerli, tek kullanımlık bir bağlantı gelir. Adres kayıtlı değilse de ekranda aynı yanıtı görürsünüz; böylece kimse bir adresin üye olup olmadığını öğrenemez. Bağlantıyı bulamazsanız istenmeyen posta klasörüne bakın. Yeni şifre belirlediğinizde açık kalan bütün oturumlar kapanır.',
    },
    en: {
      question: 'I have forgotten my password. What should I do?',
      answer:
        'In the sign-in window choose "Forgot password" and enter the e-mail address of your account. If we know it, a link arrives there that works once, within 30 minutes. For an unknown address the screen shows the same answer, so that nobody can find out who has an account. Look in the spam folder if nothing comes. Setting a new password ends every session that was still open.',
    },
  },
  {
    key: 'which-mail',
    group: 'account',
    tr: {
      question: 'Hesabımda iş e-postası yerine kişisel adresim olabilir mi?',
      answer:
        'Olabilir, istiyorsanız öyle olması daha rahat da olabilir. İş yerinin posta kutusu kurumun kuralları altındadır; randevu onayı ya da şifre bağlantısı gibi mesajları kendi adresinize almak isteyebilirsiniz. Değişiklik için programın telefonunu arayın. Gönderdiğimiz iletilerin konu satırında görüşmenin neyle ilgili olduğu yazmaz, hangi adresi seçerseniz seçin.',
    },
    en: {
      question: 'Can my account use a private e-mail address?',
      answer:
        'It can, and you may feel easier that way. A mailbox at work is subject to the rules of the organisation, and you might prefer to have appointment confirmations and password links sent to your own address. Call the programme to change it. Whichever you choose, the subject line of our messages does not say what a meeting is about.',
    },
  },
  {
    key: 'leaving-the-company',
    group: 'account',
    tr: {
      question: 'İşten ayrılırsam hesabıma ne olur?',
      answer:
        'Kurumunuz üyeliğinizi sonlandırdığında panele girişiniz kapanır; süren bir görüşmeniz varsa nasıl tamamlanacağı sizinle konuşulur. Ayrıldıktan sonra da kayıtlarınızın kopyasını isteme ve silinmesini talep etme hakkınız sürer. Destek almaya devam etmek isterseniz kurumdan bağımsız bireysel sitemize nasıl ulaşacağınızı [sorabilirsiniz](/iletisim); orada yeni bir hesap açılır ve eskisiyle ilişkilendirilmez.',
    },
    en: {
      question: 'What happens to my account if I leave the company?',
      answer:
        'When your employer ends your membership, the panel closes for you. If you are in the middle of meetings, we talk with you about how to finish them. You keep the right to ask for a copy of your records and for their deletion after you have left. If you would like to go on, [ask us](/en/contact) about our site for private customers, where you open a new account that is not tied to the old one.',
    },
  },
]
