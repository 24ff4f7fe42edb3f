/**
 * The digits of an international number (`9660501234567`) without the trunk prefix that is dialled within the country
 * alone: nearly everywhere a zero, which no number begins with. Source: ITU-T E.164 national numbering plans, and
 * Google's libphonenumber, which `phone-library.test.ts` compares with.
 */
export function withoutTrunk(digits: string): string {
  if (zeroIsKept.test(digits)) return digits;
  const other = otherTrunk.exec(digits);
  if (other) return other.slice(1).join('');
  const code = callingCodeOf(digits);
  return code + digits.slice(code.length).replace(/^0+/, '');
}

/** Italy with the Vatican and San Marino, and parts of Africa and Tajikistan have numbers that begin with a zero, elsewhere of one length. */
const zeroIsKept =
  /^(?:39|378(?=0549)|225(?=0\d{9}$)|22[67](?=0\d{7}$)|229(?=0\d{9}$)|242(?=0\d{8}$)|992(?=0\d{8}$)|241(?=0\d{7}$)|250(?=06))/;

/** Hungary 06; Russia and its neighbours 8, once 80; America 1; Mexico once 01. Told by the length of what is behind it. */
const otherTrunk =
  /^(?:(36)06(\d{8,9})|(7)8(\d{10})|(375)80?(\d{9})|(370)8(\d{8})|(993)8(\d{8})|(1)1(\d{10})|(52)0?1(\d{10}))$/;

/** The code of the country in front. Source: ITU-T E.164; those of one and two digits are all here, the others have three. */
export function callingCodeOf(digits: string): string {
  return callingCode.exec(digits)?.[0] ?? '';
}

const callingCode = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;
