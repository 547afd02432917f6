import { useState, type ReactNode } from 'react';
import { toast } from '#lib/toasts.ts';
import { Button } from '#ui/button.tsx';
import { CardLink } from '#ui/card-link.tsx';
import { ExternalLink, Link } from '#ui/link.tsx';
import { ChipGroup, Tag } from '#ui/chip.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { InputField, TextAreaField } from '#ui/form/field.tsx';
import { IndexCard } from '#ui/index-card.tsx';
import { Logo } from '#ui/logo.tsx';
import { MarkedText } from '#ui/text/marked-text.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { Select } from '#ui/form/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Switch } from '#ui/form/switch.tsx';
import { Tabs } from '#ui/tabs.tsx';

function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="mb-4 font-mono text-sm text-ink-soft">{name}</h2>
      <div className="flex flex-wrap items-start gap-4 [&>*]:max-w-full">{children}</div>
    </section>
  );
}

/** Every component side by side. `npm run dev` serves it at /_ui; the built site leaves it out. */
export function UiGallery() {
  const [isOpen, setIsOpen] = useState(false);
  const [chip, setChip] = useState('Todos');
  const [tab, setTab] = useState('a');
  const [isOn, setIsOn] = useState(true);
  const [choice, setChoice] = useState('');
  return (
    <div className="shell py-12">
      <h1 className="mb-8 text-4xl">
        <MarkedText text="Componentes del ==cuaderno==" />
      </h1>
      <Sample name="button.tsx">
        <Button>Primario</Button>
        <Button variant="secondary">Secundario</Button>
        <Button variant="quiet">Discreto</Button>
        <Button variant="danger">Peligro</Button>
        <Button disabled>Desactivado</Button>
        <Button size="sm">Pequeño</Button>
        <Button size="lg">Grande</Button>
      </Sample>
      <Sample name="link.tsx, logo.tsx">
        <Link to="/" className="text-link">
          Enlace interno
        </Link>
        <ExternalLink href="https://example.com" className="text-link">
          Enlace externo
        </ExternalLink>
        <Logo className="size-12" />
      </Sample>
      <Sample name="chip.tsx">
        <ChipGroup
          label="Categoría"
          options={['Todos', 'Marketing', 'Datos']}
          value={chip}
          onChange={setChip}
        />
        <Tag>etiqueta</Tag>
      </Sample>
      <Sample name="index-card.tsx">
        <div className="w-80">
          <IndexCard
            category="Marketing y Ventas"
            title="Generador de landing page"
            description="Tres líneas de descripción como máximo; lo que sobra se corta con puntos suspensivos."
            tags={['ventas', 'web', 'copy', 'oferta', 'prueba']}
            action={<CardLink to="/prompts">Ver Prompt</CardLink>}
          />
        </div>
      </Sample>
      <Sample name="field.tsx">
        <InputField label="Correo" placeholder="nombre@empresa.com" />
        <InputField label="Con error" error="Falta la arroba" defaultValue="nombre" />
        <TextAreaField label="Nota" hint="Una o dos frases" />
      </Sample>
      <Sample name="select.tsx, switch.tsx, tabs.tsx">
        <div className="w-64">
          <Select
            label="Destino"
            placeholder="Elige uno"
            value={choice}
            onChange={setChoice}
            options={[
              { value: 'a', label: 'Primero' },
              { value: 'b', label: 'Segundo' },
            ]}
          />
        </div>
        <div className="w-64">
          <Switch label="Avisos" hint="Por correo" isOn={isOn} onChange={setIsOn} />
        </div>
        <Tabs
          label="Ejemplo"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'a', label: 'Una', content: 'Contenido uno' },
            { value: 'b', label: 'Dos', content: 'Contenido dos' },
          ]}
        />
      </Sample>
      <Sample name="progress-bar.tsx, skeleton.tsx">
        <div className="w-64">
          <ProgressBar label="Avance" value={33} />
        </div>
        <Skeleton className="h-10 w-64" />
      </Sample>
      <Sample name="dialog.tsx, toaster.tsx">
        <Button onClick={() => setIsOpen(true)}>Abrir diálogo</Button>
        <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title="Título" description="Qué pasa aquí">
          <Button onClick={() => setIsOpen(false)}>Aceptar</Button>
        </Dialog>
        <Button variant="secondary" onClick={() => toast({ title: 'Listo', text: 'Todo salió bien' })}>
          Aviso
        </Button>
        <Button
          variant="danger"
          onClick={() => toast({ title: 'Error', text: 'No se pudo guardar', variant: 'destructive' })}
        >
          Aviso de error
        </Button>
      </Sample>
      <Sample name="empty-state.tsx">
        <EmptyState title="No hay nada aquí" text="Prueba con otra palabra.">
          <Button variant="secondary">Ver todo</Button>
        </EmptyState>
      </Sample>
    </div>
  );
}
