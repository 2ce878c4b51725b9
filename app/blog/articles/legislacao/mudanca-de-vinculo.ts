import type { Article } from "../article.ts"

export const mudancaDeVinculo = {
  slug: "mudanca-de-vinculo",
  title: "Comissionado, temporário, cedido, em licença ou no exterior: como fica o plano",
  metaTitle: "Mudei de vínculo no serviço público: como fica o plano",
  excerpt:
    "Cargo em comissão, contrato temporário, cessão, licença, exterior ou exoneração: veja o que perguntar sobre o plano e o ressarcimento antes da mudança.",
  metaDescription:
    "Comissionado, temporário, cedido, em licença ou exonerado: o que acontece com o plano de saúde e o ressarcimento, e quando correm os 60 dias.",
  author: "dalva-nunes",
  reviewer: "responsavel",
  categories: ["legislacao", "beneficios"],
  tags: ["contrato", "portabilidade", "adesao", "sougov"],
  publishedOn: "2026-11-16",
  reviewedOn: "2026-11-16",
  body: `
<p>Depende de quem contratou o plano. Na adesão, vale o vínculo com a entidade; no plano do órgão, o convênio ou o contrato; no ressarcimento federal, a lista da norma. Antes de mudar, peça as três respostas. Se o plano acaba por demissão ou aposentadoria, há 60 dias para a portabilidade, contados do dia em que você soube. [CON-02, APO-07, FED-11, POR-05]</p>

<h2>Quadro: vínculo, plano e ressarcimento</h2>
<table>
<caption>O que sabemos de cada situação no Executivo federal, segundo o Convênio Único da GEAP (2023) e a lista da IN GABIN/MGI 496/2025 [AUT-02, FED-11, FED-21]</caption>
<thead>
<tr><th scope="col">Situação</th><th scope="col">GEAP</th><th scope="col">Ressarcimento</th></tr>
</thead>
<tbody>
<tr><th scope="row">Servidor da ativa ou aposentado</th><td>Titular</td><td>Na lista; o aposentado, se do regime próprio</td></tr>
<tr><th scope="row">Comissionado</th><td>Titular</td><td>Pergunte se o seu cargo conta como o de servidor</td></tr>
<tr><th scope="row">Temporário da Lei 8.745/1993</th><td>Titular</td><td>Não aparece na lista publicada; pergunte</td></tr>
<tr><th scope="row">Empregado público em atividade</th><td>Titular</td><td>Na lista, se da administração direta, autárquica ou fundacional</td></tr>
<tr><th scope="row">Teletrabalho integral no exterior</th><td>Pergunte à GEAP</td><td>A norma trata do caso; peça as condições</td></tr>
</tbody>
</table>
<p>A lista do ressarcimento está na <a href="https://www.gov.br/servidor/pt-br/assuntos/noticias/2025/novembro/instrucao-normativa-esclarece-regras-sobre-saude-suplementar-no-servico-publico-federal">página do Portal do Servidor</a>: servidores, aposentados do regime próprio, empregados públicos da administração direta, autárquica e fundacional, militares dos ex-Territórios e pensionistas. O benefício só é pago se o titular do plano for uma dessas pessoas. [FED-11, FED-12]</p>

<h2>Cargo em comissão e contrato temporário</h2>
<p>Na GEAP, o comissionado e o temporário da Lei 8.745/1993 entram como titulares, pelo Convênio Único. Na adesão, vale o estatuto da entidade: veja nele se ela aceita quem não é de carreira. [AUT-02, CON-02]</p>
<p>Nenhum dos dois vínculos é permanente. Anote desde já a data de entrada no plano, o tipo de contratação e o mês de aniversário do contrato. São os dados que você vai usar na saída.</p>

<h2>Cessão a outro órgão</h2>
<p>Com a cessão, a folha que desconta o plano pode ser outra. Faça estas perguntas às duas gestões de pessoas, a de origem e a de destino:</p>
<ol>
<li>Qual das duas faz o desconto do plano durante a cessão?</li>
<li>Qual das duas recebe o meu pedido de ressarcimento e a comprovação?</li>
<li>Fica algum mês sem desconto, que eu precise pagar por boleto?</li>
</ol>
<p>Desconto que a operadora deixou de fazer não conta como atraso. Se a falha foi da folha, não conte com isso: peça o boleto e pague. Com duas mensalidades em aberto e aviso, quem paga diretamente à operadora ou à administradora pode ser excluído 10 dias depois do aviso, se não pagar (RN 593/2023 da ANS, arts. 4º e 6º). Veja <a href="/blog/atrasei-a-mensalidade">atrasei a mensalidade</a>. [CAN-03, CAN-04, CAN-05, CAN-10]</p>

<h2>Licenças, inclusive para interesses particulares</h2>
<p>Em licença sem remuneração, em geral, não há de onde descontar o plano. Antes de sair, pergunte à gestão de pessoas se o convênio mantém o licenciado, quem paga a parte do órgão e se o ressarcimento continua. Peça a resposta por escrito: não conferimos essas condições.</p>
<p>Na adesão, o que conta é o vínculo com a entidade. Veja no estatuto se o licenciado continua filiado. [CON-02]</p>
<p>Durante a licença para tratar de interesses particulares, a proibição de gerir empresa não alcança o servidor federal, observadas as regras de conflito de interesses (Lei 8.112/1990, art. 117). Não abra um CNPJ por causa do plano: na volta, a proibição vale de novo. Leia <a href="/blog/servidor-federal-pode-abrir-mei">servidor federal e MEI</a>. [FED-01, FED-02]</p>

<h2>Teletrabalho no exterior</h2>
<p>A IN 496/2025 trata do ressarcimento a quem está em teletrabalho integral no exterior. Não conferimos as condições: peça à gestão de pessoas o artigo que se aplica a você. No plano, veja a abrangência. Ela diz onde você e a família que ficou têm atendimento. [FED-21]</p>

<h2>Exoneração, demissão e o art. 30</h2>
<ul>
<li><strong>Empregado demitido sem justa causa.</strong> Se contribuía, pode ficar por um terço do tempo que teve de plano, no mínimo 6 e no máximo 24 meses, com a família inscrita. Paga a mensalidade inteira (Lei 9.656/1998, art. 30). O prazo para optar é de 30 dias, contados do aviso do empregador (RN 488/2022 da ANS, art. 10). [APO-01, APO-03]</li>
<li><strong>Empregado que pede demissão ou sai por justa causa.</strong> Não tem esse direito, mas pode portar em 60 dias (RN 488/2022 e RN 438/2018 da ANS). [APO-08]</li>
<li><strong>Servidor estatutário.</strong> O art. 30 fala em vínculo empregatício, e a Lei 9.656/1998 não dá ao estatutário garantia equivalente. Vale o convênio, o contrato do órgão ou o estatuto da entidade. [APO-07]</li>
</ul>
<p>No plano coletivo, a perda do vínculo é um dos motivos que permitem à operadora excluir a pessoa sem passar pela contratante (RN 557/2022 da ANS, art. 24). [RES-06]</p>

<h2>Os 60 dias da portabilidade</h2>
<p>Morte do titular, fim da condição de dependente, demissão ou aposentadoria, e cancelamento do contrato coletivo abrem 60 dias para portar. Contam-se do dia em que você soube. Não há prazo mínimo no plano antigo nem faixa de preço (RN 438/2018, art. 8º). [POR-05]</p>
<p>A operadora antiga deve informar o direito, com as datas de início e fim do prazo. Na saída, peça essas datas no mesmo dia, sem esperar a carta. Se você foi exonerado, pergunte à operadora se o prazo vale para o seu caso: não conferimos. Deixar a entidade, na adesão, não está na lista: use antes a portabilidade comum, com o plano ativo. [POR-01, POR-05, POR-15]</p>
<p>Quem tinha menos de 300 dias de plano cumpre no novo a carência que faltar. Quem tinha cobertura parcial temporária cumpre o prazo que restar. Estar em tratamento não impede o pedido. No fim do vínculo, quem está internado não precisa esperar a alta. Os passos estão em <a href="/blog/portabilidade-de-carencias">portabilidade de carências</a>. [POR-06, POR-10]</p>
<aside>
<p><strong>Se for emergência</strong></p>
<p>Passadas 24 horas de contrato no plano novo, o atendimento não pode ser recusado por carência (Lei 9.656/1998, art. 12). A internação durante a carência tem regra própria: veja <a href="/blog/carencias">carências</a>. Se negarem, a explicação tem de vir por escrito, com a cláusula ou a norma. Registre a reclamação na ANS no mesmo dia: 0800 701 9656. [CAR-03, URG-01, URG-02, NEG-01, NEG-08]</p>
</aside>
`,
} as const satisfies Article
