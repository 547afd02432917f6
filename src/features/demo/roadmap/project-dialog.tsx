import { useState, type FormEvent } from 'react';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { InputField, TextAreaField } from '#ui/form/field.tsx';
import type { Project } from './project.ts';

interface ProjectDialogProps {
  project: Project;
  onSave: (change: Pick<Project, 'title' | 'description'>) => void;
  onClose: () => void;
}

/** Mounted only while open, so that each opening starts from the stored texts. */
export function ProjectDialog({ project, onSave, onClose }: ProjectDialogProps) {
  const [title, setTitle] = useState(project.title);
  const [description, setDescription] = useState(project.description);

  function save(event: FormEvent) {
    event.preventDefault();
    onSave({ title: title.trim(), description: description.trim() });
    onClose();
  }

  return (
    <Dialog isOpen onOpenChange={onClose} lang="en" title="Edit project" closeLabel="Close">
      <form onSubmit={save} className="space-y-4">
        <InputField label="Title" value={title} onChange={(event) => setTitle(event.target.value)} />
        <TextAreaField
          label="Description"
          value={description}
          onChange={(event) => setDescription(event.target.value)}
        />
        <div className="dialog-actions">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" disabled={title.trim() === ''}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
