import { useTranslations } from 'next-intl';
import { Button } from '@/components/button';
import { TextField } from '@/components/text-field';
import styles from './newsletter-form.module.scss';

export interface NewsletterFormProps {
  /** Where the form posts to; the answer is a 303 back to the page. */
  action: string;
  /** How the last attempt ended. */
  outcome?: 'done' | 'failed';
}

/** Sign-up for the newsletter: one field, one button, a plain POST. */
export function NewsletterForm({ action, outcome }: NewsletterFormProps) {
  const t = useTranslations('layout.newsletter');
  return (
    <form className={styles.form} method="post" action={action}>
      <h2 className={styles.title}>{t('title')}</h2>
      <p>{t('text')}</p>
      {outcome === 'done' ? (
        <p role="status">{t('done')}</p>
      ) : (
        <div className={styles.line}>
          <TextField
            name="newsletterEmail"
            label={t('email')}
            type="email"
            autoComplete="email"
            required
            error={outcome === 'failed' ? t('failed') : undefined}
            fieldClassName={styles.field}
          />
          <Button variant="secondary">{t('submit')}</Button>
        </div>
      )}
    </form>
  );
}
