/**
 * What attackers guess first, in lower case without symbols: the words in most leaked passwords, keyboard
 * rows, and words of this place and work. A password may contain one; it is refused only if hardly anything
 * else is left.
 */
export const commonPasswords: string[] = `
password passwort passw0rd pass word admin administrator root user login welcome letmein secret
master access guest test testing default changeme change temp temporary system server manager
office staff agency company overseas recruitment recruiting visa consult consultancy consultation
travel travels air ticket gallery application manpower training website work worker permit abroad
qwertyuiop qwertyuio qwerty asdfghjkl asdfgh asdf zxcvbnm zxcvbn zxcv qazwsxedc qazwsx 1qaz2wsx
1q2w3e4r5t 1q2w3e4r q1w2e3r4 poiuytrewq lkjhgfdsa mnbvcxz abcdefghijkl abcdefgh abcdef abcd abc
1234567890 0987654321 123456789 12345678 1234567 123456 12345 987654321 87654321 7654321 654321
112233 445566 123123 321321 121212 101010 696969 777777 888888 159753 147258369 147258 789456123
iloveyou iloveu loveyou lovely love baby angel princess sunshine flower butterfly monkey dragon
shadow football cricket baseball superman batman pokemon starwars michael jessica charlie jordan
hunter killer freedom whatever trustno1 ninja mustang summer winter spring autumn hello goodbye
computer internet google facebook youtube whatsapp samsung android iphone windows microsoft apple
bangladesh bangla bengali dhaka gulshan banani mirpur uttara chittagong chattogram sylhet khulna
rajshahi barisal comilla cumilla noakhali hungary portugal romania poland europe dubai malaysia
allah bismillah mashallah inshallah alhamdulillah muhammad mohammad mohammed mohammod ahmed rahman
hossain hasan islam begum khatun akter january february march april may june july august september
october november december monday tuesday wednesday thursday friday saturday sunday money lucky
`
  .trim()
  .split(/\s+/);
