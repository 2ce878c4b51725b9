import type { Article } from "../article.ts"

export const planoParaOsPais = {
  slug: "plano-para-os-pais",
  title: "Plano para os pais do servidor",
  excerpt:
    "Pai e mãe entram no plano se o contrato aceitar, mas não no ressarcimento federal. Veja o que perguntar, quanto pesa a última faixa e como fica a doença que já existe.",
  metaDescription:
    "Posso incluir pai e mãe no meu plano de saúde? Veja o que o contrato aceita, o preço da última faixa, doença preexistente, ressarcimento e imposto de renda.",
  author: "caio-brandao",
  reviewer: "responsavel",
  categories: ["beneficios", "guias"],
  tags: ["dependentes", "faixa-etaria", "mensalidade", "contrato"],
  publishedOn: "2026-11-16",
  reviewedOn: "2026-11-16",
  body: `
<p>No plano, seus pais entram se o contrato aceitar. No ressarcimento do Executivo federal, não contam. Recusar alguém pela idade é proibido (Lei 9.656/1998, art. 14). Nos contratos feitos desde 2004, quem tem 59 anos ou mais paga a última das dez faixas, que custa no máximo seis vezes a primeira (RN 563/2022 da ANS). [CON-07, CON-13, FED-13, IDA-01, IDA-02]</p>

<h2>As listas de dependentes são diferentes</h2>
<table>
<caption>Pai e mãe em cada lista de dependentes [CON-07, AUT-01, FED-13, IRP-03]</caption>
<thead><tr><th scope="col">Lista</th><th scope="col">Pai e mãe entram?</th><th scope="col">Norma</th></tr></thead>
<tbody>
<tr><th scope="row">Plano coletivo</th><td>Sim, se o contrato previr</td><td>RN 557/2022</td></tr>
<tr><th scope="row">Autogestão</th><td>Sim, se o estatuto aceitar</td><td>RN 137/2006, com a RN 649/2025</td></tr>
<tr><th scope="row">Ressarcimento do Executivo federal</th><td>Não</td><td>IN GABIN/MGI 496/2025</td></tr>
<tr><th scope="row">Imposto de renda</th><td>Sim, dentro do limite de renda</td><td>Lei 9.250/1995, art. 35</td></tr>
</tbody>
</table>
<p>No coletivo, o contrato pode ir até o 3º grau por sangue e o 2º por afinidade, além do cônjuge ou companheiro. Pai, mãe, sogro e sogra estão no 1º grau. [CON-07]</p>
<p>Na autogestão, desde 1º de julho de 2026, o limite é o 4º grau de parentesco com o titular ou o cônjuge, se o estatuto aceitar. [AUT-01]</p>
<p>A Lei 8.112/1990, no art. 241, chama de família também quem é sustentado pelo servidor e consta do assentamento individual. Essa definição não põe os pais no ressarcimento, que segue a lista da IN 496/2025. Nos outros Poderes, nos estados e nos municípios, pergunte à gestão de pessoas. [FED-13, FED-20]</p>

<h2>O que perguntar antes de incluir</h2>
<p>Em regra, o dependente só entra com o titular no mesmo contrato (RN 557/2022). Pergunte à operadora ou à administradora: [CON-08]</p>
<ul>
<li>O contrato aceita pai e mãe? E sogro e sogra?</li>
<li>Em que data entram, e com quais carências?</li>
<li>Quanto cada um paga, e em que mês é o reajuste?</li>
<li>Há coparticipação em consulta, exame e internação?</li>
<li>Quais hospitais atendem na cidade deles?</li>
<li>O que acontece com eles se eu sair do plano?</li>
</ul>
<p>Os documentos que provam o parentesco estão em <a href="/blog/quem-pode-ser-dependente">quem pode ser dependente</a>.</p>

<h2>Preço da última faixa e reajuste</h2>
<p>Nos contratos feitos desde 1º de janeiro de 2004, a décima faixa começa aos 59 anos e não passa de seis vezes o preço da primeira (RN 563/2022, arts. 2º e 3º). Se a primeira faixa custa R$ 250, a última custa no máximo R$ 1.500. Pai e mãe juntos: até R$ 3.000 por mês (valores inventados para a conta). [IDA-01, IDA-02]</p>
<p>Nesses contratos, a partir dos 60 anos, o preço não varia mais por idade (Lei 10.741/2003, art. 15, § 3º). O reajuste anual continua. No plano individual, a ANS fixa o teto; no coletivo, o percentual é negociado e não depende de autorização dela. [IDA-05, REA-01]</p>
<p>Se eles já têm plano anterior a 2004, leia <a href="/blog/contrato-antigo">contrato antigo: manter, adaptar ou migrar</a> antes de qualquer troca.</p>

<h2>Doença que já existe</h2>
<p>É proibido escolher clientes pela saúde ou pela idade, em qualquer tipo de contratação (Súmula Normativa 27/2015 da ANS). Para a doença declarada, pode haver: [CON-14]</p>
<ul>
<li><strong>Cobertura parcial temporária (CPT):</strong> por até 24 meses ficam suspensos só cirurgia, leito de alta tecnologia e procedimento de alta complexidade ligados exclusivamente àquela doença. Consultas, exames simples e o que não se liga a ela continuam, cumpridas as carências (RN 558/2022, arts. 2º e 6º). [PRE-03, PRE-04]</li>
<li><strong>Agravo:</strong> se a operadora oferecer, um acréscimo na mensalidade no lugar da CPT, com cobertura integral depois das carências (art. 7º). [PRE-07]</li>
</ul>
<p>Depois de 24 meses de contrato, a lei proíbe excluir a cobertura dessa doença. [PRE-01]</p>
<p>A declaração de saúde só pode perguntar por doenças que a pessoa sabe ter; hábitos, sintomas e remédios ficam fora. Seus pais têm direito à orientação de um médico, sem custo se for da lista da operadora (RN 558/2022, arts. 5º e 10). [PRE-08, PRE-09]</p>
<p>Se a operadora alegar que esconderam algo, a prova é dela, e antes disso o atendimento não pode ser suspenso (Lei 9.656/1998, art. 11). O processo está em <a href="/blog/doenca-preexistente">doença preexistente</a>. [PRE-01, PRE-02]</p>
<aside>
<p><strong>Se for emergência</strong></p>
<p>Passadas 24 horas de contrato, o atendimento não pode ser recusado por carência (Lei 9.656/1998, art. 12). Durante a carência de internação, ou se a emergência vem da doença declarada, a Resolução Consu 13/1998 garante ao menos as primeiras 12 horas e a remoção. Peça a declaração do médico e a negativa por escrito, e reclame na ANS pelo 0800 701 9656. [CAR-03, URG-02, URG-06, NEG-01, NEG-08]</p>
<p>As súmulas do STJ dizem que é abusivo limitar a internação no tempo (302) e exigir mais de 24 horas de carência em urgência ou emergência (597). O tribunal vai fixar a tese no Tema 1.314, sem decisão em 5 de outubro de 2026. Última conferência nossa: 15 de novembro de 2026. [URG-04, URG-05, URG-07]</p>
</aside>

<h2>No seu plano ou em plano separado</h2>
<ul>
<li><strong>No seu plano:</strong> eles dependem de você continuar nele. Se deixarem de ser dependentes, ou se o titular morrer, seus pais têm 60 dias para a portabilidade, contados do dia em que souberam (RN 438/2018, art. 8º). [POR-05]</li>
<li><strong>Em plano deles:</strong> individual, onde houver oferta, ou por adesão, se eles tiverem vínculo com uma entidade. A família, sozinha, não contrata plano coletivo (RN 557/2022). [CON-04]</li>
<li><strong>Se já têm plano:</strong> veja a <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a>, que é direito de cada pessoa. O plano deles precisa ter sido contratado depois de 1º de janeiro de 1999 ou adaptado, e estar em dia. São 2 anos nele, ou 3 se houve CPT. Não se preenche declaração de saúde, salvo para cobertura que o plano antigo não tinha. Em regra, o plano novo deve estar em faixa de preço igual ou inferior (RN 438/2018, arts. 3º e 21). [POR-01, POR-02, POR-04, POR-14]</li>
</ul>
<p>Ninguém deve cancelar o plano atual antes de o novo estar em vigor.</p>
<p>Somos uma corretora. Quem nos paga é a operadora ou a administradora, por comissão.</p>

<h2>Imposto de renda</h2>
<p>Você deduz a mensalidade dos pais só se eles forem dependentes na sua declaração, dentro do limite de renda da lei. A dedução só existe no modelo completo (Lei 9.250/1995, arts. 8º e 35). Veja <a href="/blog/plano-no-imposto-de-renda">plano de saúde no imposto de renda</a>. [IRP-01, IRP-03]</p>
`,
} as const satisfies Article
