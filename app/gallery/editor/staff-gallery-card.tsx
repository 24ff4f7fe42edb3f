import { fill } from '#app/i18n/fill.ts';
import { formatDay } from '#app/i18n/format.ts';
import { useLanguage, useTexts } from '#app/i18n/text.ts';
import { smallImage } from '#app/images/image-address.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { withdrawalTexts } from '../consent/withdrawal.text.ts';
import { type StaffGalleryItem, staffPicture } from '../gallery-item.ts';
import styles from './all-gallery-page.module.css';
import { allGalleryTexts } from './all-gallery.text.ts';
import { formatMoment } from '#app/i18n/format-moment.ts';
import { isConsentRecorded, isNotYet } from '../consent/consent.ts';
import { consentTexts } from '../consent/consent.text.ts';

/** An item of the gallery with what staff may do to it. One that was withdrawn can only be brought back, for 24 hours. */
export function StaffGalleryCard({
  item,
  isUndoing,
  onEdit,
  onDelete,
  onWithdraw,
  onUndo,
}: {
  item: StaffGalleryItem;
  isUndoing: boolean;
  onEdit: () => void;
  onDelete: () => void;
  onWithdraw: () => void;
  onUndo: () => void;
}) {
  const texts = useTexts(allGalleryTexts);
  const words = useTexts(withdrawalTexts);
  const language = useLanguage();
  const departure = fill(texts.departed, { date: formatDay(language, item.date) });
  const picture = staffPicture(item);
  const { name, withdrawal } = item;
  return (
    <article id={item._id} tabIndex={-1} className={styles.card}>
      <img
        className={styles.picture}
        src={smallImage(picture)}
        {...(picture === item.image && {
          srcSet: `${smallImage(picture)} 400w, ${picture} 800w`,
          sizes: '(max-width: 640px) 50vw, 280px',
        })}
        width={400}
        height={400}
        alt={picture === item.image ? name : ''}
        loading="lazy"
      />
      <div className={styles.words}>
        <h2 dir="auto">{name}</h2>
        <p dir="auto">{item.job}</p>
        <p dir="auto">{item.country}</p>
        <p className="hint">{departure}</p>
        <ConsentNote item={item} />
      </div>
      {!withdrawal && (
        <Button
          tone="ghost"
          size="small"
          aria-label={fill(texts.changeNamed, { name })}
          onClick={onEdit}
        >
          <Icon name="pencil" />
          {texts.change}
        </Button>
      )}
      {!withdrawal && (
        <Button
          tone="ghost"
          size="small"
          aria-label={fill(words.withdrawNamed, { name })}
          onClick={onWithdraw}
        >
          <Icon name="ban" />
          {words.withdraw}
        </Button>
      )}
      {withdrawal && !withdrawal.isErased && (
        <Button
          tone="ghost"
          size="small"
          busy={isUndoing}
          aria-label={fill(words.undoNamed, { name })}
          onClick={onUndo}
        >
          <Icon name="rotate-ccw" />
          {words.undo}
        </Button>
      )}
      {(!withdrawal || withdrawal.isErased) && (
        <Button
          tone="danger"
          size="small"
          aria-label={fill(texts.removeNamed, { name })}
          onClick={onDelete}
        >
          <Icon name="trash-2" />
          {texts.remove}
        </Button>
      )}
    </article>
  );
}

/** What staff must know of the consent of an item: that it was withdrawn, or never recorded. Otherwise nothing. */
function ConsentNote({ item }: { item: StaffGalleryItem }) {
  const texts = useTexts(consentTexts);
  const words = useTexts(withdrawalTexts);
  const language = useLanguage();
  const { withdrawal } = item;
  if (!withdrawal)
    return (
      !isConsentRecorded(item) && (
        <p className={styles.absent}>
          <Icon name={isNotYet(item) ? 'pencil' : 'circle-help'} />
          <span>{isNotYet(item) ? texts.drawn : texts.notRecorded}</span>
        </p>
      )
    );
  const time = formatMoment(language, withdrawal.erasedFrom);
  return (
    <div className={styles.withdrawn}>
      <p>
        <strong>{words.state}</strong>
      </p>
      {withdrawal.reason && <p dir="auto">{withdrawal.reason}</p>}
      {withdrawal.leavesInitials && <p>{words.initialsStay}</p>}
      <p>{withdrawal.isErased ? words.onlyInitials : fill(words.erasedFrom, { time })}</p>
    </div>
  );
}
